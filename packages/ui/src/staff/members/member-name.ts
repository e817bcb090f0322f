import type { AdminUser, ModeratedUser } from '@botanica/api-client/staff'
import { personName } from '../../people/names.ts'

/** A member in staff responses; owners get more fields. */
export type StaffMember = AdminUser | ModeratedUser

/** The display name of a member. */
export function getMemberName(
  member: Pick<StaffMember, 'id' | 'displayName' | 'username'>
): string {
  return personName(member) ?? member.id
}
