import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_BANNED, IS_DISABLED, HAS_PREMIUM } from '#app/identity/queries/account_status'
import { isStaffRole, type Restriction, type Viewer } from '#app/identity/viewer'

interface ViewerRow {
  id: string
  roles: string[]
  banned: boolean
  ban_reason: string | null
  ban_expires_at: Date | null
  disabled: boolean
  disable_reason: string | null
  disable_expires_at: Date | null
  is_premium: boolean
  as_of: Date
}

/** Returns the restriction in force; a ban takes precedence over a disablement. */
function restrictionOf(row: ViewerRow): Restriction | null {
  if (row.banned) return { kind: 'banned', reason: row.ban_reason, expiresAt: row.ban_expires_at }
  if (row.disabled) {
    return { kind: 'disabled', reason: row.disable_reason, expiresAt: row.disable_expires_at }
  }
  return null
}

/** @returns the member's current state, or `null` when the account does not exist */
export async function findViewer(
  id: string,
  { via, staffRights }: { via: Viewer['via']; staffRights: boolean }
): Promise<Viewer | null> {
  const [row] = await queryRows<ViewerRow>(sql`
    SELECT id, roles, ban_reason, ban_expires_at, disable_reason, disable_expires_at,
      ${rawSql(IS_BANNED)} AS banned, ${rawSql(IS_DISABLED)} AS disabled,
      ${rawSql(HAS_PREMIUM)} AS is_premium, now() AS as_of
    FROM users WHERE id = ${id} AND deleted_at IS NULL
  `)
  if (!row) return null

  const roles = staffRights ? row.roles : row.roles.filter((role) => !isStaffRole(role))
  return {
    id: row.id,
    roles,
    isStaff: roles.some(isStaffRole),
    isPremium: row.is_premium,
    restriction: restrictionOf(row),
    asOf: row.as_of.getTime(),
    via,
  }
}
