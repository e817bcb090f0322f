import { args } from '@adonisjs/core/ace'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ReportCommand } from '#app/core/console/report_command'
import type { Decision } from '#app/directory/actions/decide_bot'

type Decide = (trx: TransactionClientContract, botId: number, decision: Decision) => Promise<void>

/**
 * Base of the commands that approve and reject bots. They run the same actions as the staff screens, without an actor.
 */
export abstract class DecisionCommand extends ReportCommand {
  @args.string({ description: "The bot's id, internal or at Discord" })
  declare id: string

  /** @param refusal completes the message for a bot in another state, such as `is not pending` */
  protected async decide(decide: Decide, reason: string | undefined, mismatch: string) {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    const { findAdministeredBot } = await import('#app/directory/queries/administered_bots')
    const { findNewestVersion } = await import('#app/directory/versions/queries/listing')
    const { DECISION_CHECKS } = await import('#app/directory/field_checks')

    const { value, defect } = DECISION_CHECKS.reason(reason ?? '')
    if (defect) return this.failWith(defect.message)
    const bot = await findAdministeredBot(this.id)
    if (!bot || bot.deletedAt) return this.failWith(`There is no bot with the id ${this.id}.`)
    const version = await findNewestVersion(bot.id)
    try {
      await runInTransaction((trx) => decide(trx, bot.id, { actor: null, reason: value, version }))
    } catch (error) {
      if (!(error instanceof NoRowsAffectedError)) throw error
      return this.failWith(`${bot.name} ${mismatch}: it is ${bot.approvalStatus}.`)
    }
    const { id, discordBotId, name, approvalStatus, approvalReason } = (await findAdministeredBot(
      String(bot.id)
    ))!
    this.show({ id, discordBotId, name, approvalStatus, approvalReason })
  }
}
