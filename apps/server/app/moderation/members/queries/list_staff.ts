import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IN_GOOD_STANDING } from '#app/identity/queries/in_force'
import { ROLES, STAFF_ROLES, type StaffRole } from '#app/identity/rules'
import { USERS } from '#app/identity/tables'
import { baseRoleOf } from '#app/moderation/rules'

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

/** Everybody of the staff, the highest role first, those who are banned or disabled too. */
export async function listStaff(): Promise<StaffMember[]> {
  const rows = await queryRows<StaffRow>(sql`
    SELECT id, username, display_name AS "displayName", roles,
      ${rawSql(IN_GOOD_STANDING)} AS "isActive"
    FROM ${USERS} WHERE roles && ${STAFF_ROLES}::text[] AND deleted_at IS NULL
    ORDER BY created_at, id
  `)
  return rows
    .map(({ id, username, displayName, roles, isActive }) => {
      const role = baseRoleOf(roles) as StaffRole
      return { id, username, displayName, role, isActive }
    })
    .toSorted((one, other) => ROLES[other.role].priority - ROLES[one.role].priority)
}
