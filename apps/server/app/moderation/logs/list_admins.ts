import { STAFF_ROLES } from '#app/identity/rules'
import { USERS } from '#app/identity/tables'
import { queryRows, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'

/** An upper bound that no directory reaches. */
const MAX_ADMINS = 500

/** A person by whom the log can be filtered. */
export interface AdminRow {
  id: string
  /** `null` for a deleted account. */
  name: string | null
}

/**
 * Lists current and former staff who have entries in the log, by name. Former staff are found by the
 * log's entries of changed roles. Entries of other members are found by the log's search.
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
    LIMIT ${MAX_ADMINS}
  `)
}
