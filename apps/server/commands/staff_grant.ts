import { args } from '@adonisjs/core/ace'
import { MemberCommand } from '#app/moderation/console/member_command'
import { STAFF_ROLES, type StaffRole } from '#app/identity/rules'

export default class StaffGrant extends MemberCommand {
  static override commandName = 'staff:grant'
  static override description = 'Make a member one of the staff'
  static override help =
    'The first owner is made so: who is to be one signs in once, and is then granted the role.'

  @args.string({ description: "The member's id" })
  declare id: string

  @args.string({ description: STAFF_ROLES.join(', ') })
  declare role: string

  override async run() {
    const { changeRole } = await import('#app/moderation/members/actions/change_role')
    const role = this.role as StaffRole
    if (!STAFF_ROLES.includes(role)) {
      return this.failWith(`The role is one of ${STAFF_ROLES.join(', ')}, and not "${role}".`)
    }
    await this.decide(this.id, (trx, decision) => changeRole(trx, decision, role))
  }
}
