import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { ROLES, STAFF_ROLES, type StaffRole } from '#app/identity/rules'
import { USERS } from '#app/identity/tables'
import { getBaseRole } from '#app/moderation/rules'

interface StaffRow {
  id: string
  username: string | null
  displayName: string | null
  roles: string[]
  isActive: boolean
}

export interface StaffMember extends Omit<StaffRow, 'roles'> {
  role: StaffRole
}

/** Lists all staff, highest role first, including those who are banned or disabled. */
export async function listStaff(): Promise<StaffMember[]> {
  const rows = await queryRows<StaffRow>(sql`
    SELECT id, username, display_name AS "displayName", roles,
      ${rawSql(IS_ACTIVE_MEMBER)} AS "isActive"
    FROM ${USERS} WHERE roles && ${STAFF_ROLES}::text[] AND deleted_at IS NULL
    ORDER BY created_at, id
  `)
  return rows
    .map(({ id, username, displayName, roles, isActive }) => {
      const role = getBaseRole(roles) as StaffRole
      return { id, username, displayName, role, isActive }
    })
    .toSorted((one, other) => ROLES[other.role].priority - ROLES[one.role].priority)
}
