import { flags } from '@adonisjs/core/ace'
import { DecisionCommand } from '#app/directory/console/decision_command'
import { DEFAULT_APPROVAL_REASON } from '#app/directory/staff_rules'

export default class BotsApprove extends DecisionCommand {
  static override commandName = 'bots:approve'
  static override description = 'List a bot that is waiting for approval'

  @flags.string({ description: 'Why', default: DEFAULT_APPROVAL_REASON })
  declare reason: string

  override async run() {
    const { approveBot } = await import('#app/directory/actions/decide_bot')
    await this.decide(approveBot, this.reason, 'cannot be approved')
  }
}
