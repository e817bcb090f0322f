import { flags } from '@adonisjs/core/ace'
import { DecisionCommand } from '#app/directory/console/decision_command'

export default class BotsReject extends DecisionCommand {
  static override commandName = 'bots:reject'
  static override description = 'Reject a bot that is listed or waiting for approval'

  @flags.string({ description: 'Why: its owners read it' })
  declare reason?: string

  @flags.array({ description: 'A rule of the guidelines that it breaks; can be repeated' })
  declare rule?: string[]

  override async run() {
    const { rejectBot } = await import('#app/directory/actions/decide_bot')
    const { parseRules } = await import('#app/identity/console/parse_rules')
    const { ruleIds, error } = parseRules(this.rule)
    if (error !== undefined) return this.failWith(error)
    const reject: typeof rejectBot = (trx, botId, decision) =>
      rejectBot(trx, botId, { ...decision, ruleIds })
    await this.decide(reject, this.reason, 'cannot be rejected')
  }
}
