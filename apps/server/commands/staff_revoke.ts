import { args } from '@adonisjs/core/ace'
import { MemberCommand } from '#app/moderation/console/member_command'
import { DEFAULT_ROLE } from '#app/identity/rules'

export default class StaffRevoke extends MemberCommand {
  static override commandName = 'staff:revoke'
  static override description = 'Take the role of one of the staff'

  @args.string({ description: "The member's id" })
  declare id: string

  override async run() {
    const { changeRole } = await import('#app/moderation/members/actions/change_role')
    await this.decide(this.id, (trx, decision) => changeRole(trx, decision, DEFAULT_ROLE))
  }
}
