import { flags } from '@adonisjs/core/ace'
import { DecisionCommand } from '#app/directory/console/decision_command'

export default class BotsReject extends DecisionCommand {
  static override commandName = 'bots:reject'
  static override description = 'Reject a bot that is listed or waiting for approval'

  @flags.string({ description: 'Why: its owners read it' })
  declare reason?: string

  override async run() {
    const { rejectBot } = await import('#app/directory/actions/decide_bot')
    await this.decide(rejectBot, this.reason, 'cannot be rejected')
  }
}
