import { args } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

/** More than any member owns. */
const MAX_BOTS = 1_000

export default class UsersShow extends ReportCommand {
  static override commandName = 'users:show'
  static override description = 'Show a member and what the member owns'

  @args.string({ description: "The member's id" })
  declare id: string

  override async run() {
    const { findProfile } = await import('#app/identity/queries/find_profile')
    const { listAdministeredBots } = await import('#app/directory/queries/administered_bots')
    const member = await findProfile(this.id)
    if (!member) return this.failWith(`There is no member with the id ${this.id}.`)
    const bots = await listAdministeredBots({
      ownerId: member.id,
      deleted: false,
      limit: MAX_BOTS,
    })
    this.show({
      ...member,
      bots: bots.map(({ id, discordBotId, name, approvalStatus }) => ({
        id,
        discordBotId,
        name,
        approvalStatus,
      })),
    })
  }
}
