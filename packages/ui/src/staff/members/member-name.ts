import type { AdminUser, ModeratedUser } from '@botanica/api-client/staff'
import { personName } from '../../people/names.ts'

/** A member as the staff's calls tell of one: owners are told more. */
export type StaffMember = AdminUser | ModeratedUser

/** The name to speak of somebody by. */
export function getMemberName(
  member: Pick<StaffMember, 'id' | 'displayName' | 'username'>
): string {
  return personName(member) ?? member.id
}
