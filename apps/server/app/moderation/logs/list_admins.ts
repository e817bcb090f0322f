import { STAFF_ROLES } from '#app/identity/rules'
import { USERS } from '#app/identity/tables'
import { queryRows, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'

/** More of the staff than any directory has ever had; nobody chooses among more. */
const MOST = 500

/** Somebody whose deeds the log can be narrowed to. */
export interface AdminRow {
  id: string
  /** `null` for an account that is gone. */
  name: string | null
}

/**
 * Who is of the staff, or has been by what the log says of roles, and has done anything; by name. What other members have
 * done is found by searching for them.
 */
export function listAdmins(): Promise<AdminRow[]> {
  return queryRows<AdminRow>(sql`
    SELECT id, coalesce(display_name, username, discord_username) AS name
    FROM ${USERS}
    WHERE (
        roles && ${STAFF_ROLES}::text[]
        OR id = ANY (ARRAY(SELECT target_id FROM ${ADMIN_LOGS} WHERE action = 'update_role'))
      )
      AND EXISTS (SELECT FROM ${ADMIN_LOGS} WHERE admin_id = users.id)
    ORDER BY lower(coalesce(display_name, username, discord_username)), id
    LIMIT ${MOST}
  `)
}
