import { args, flags } from '@adonisjs/core/ace'
import { MemberCommand } from '#app/moderation/console/member_command'

export default class UsersUnban extends MemberCommand {
  static override commandName = 'users:unban'
  static override description = 'End the ban of a member'

  @args.string({ description: "The member's id" })
  declare id: string

  @flags.string({ description: 'Why: the log alone keeps it' })
  declare reason?: string

  override async run() {
    const { restrictMember } = await import('#app/moderation/members/actions/restrict_member')
    const ban = { isWanted: false, reason: this.reason?.trim() || null, expiresAt: null }
    await this.decide(this.id, (trx, decision) => restrictMember(trx, decision, { ban }))
  }
}
