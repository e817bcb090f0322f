import { args } from '@adonisjs/core/ace'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ReportCommand } from '#app/core/console/report_command'
import type { QuestionError } from '#app/directory/questions/rules'

type ChangeQuestion = (trx: TransactionClientContract, botId: number) => Promise<void>

/**
 * Base of the commands that ask the owners of a bot and withdraw the question. They run the same actions as the staff screens,
 * without an actor.
 */
export abstract class QuestionCommand extends ReportCommand {
  @args.string({ description: "The bot's id, internal or at Discord" })
  declare id: string

  /** @param mismatch why the question about a pending bot cannot be changed */
  protected async changeQuestion(change: ChangeQuestion, mismatch: QuestionError) {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    const { findAdministeredBot } = await import('#app/directory/queries/administered_bots')
    const { findOpenQuestion } = await import('#app/directory/questions/questions')
    const { QUESTION_ERRORS } = await import('#app/directory/questions/rules')

    const bot = await findAdministeredBot(this.id)
    if (!bot || bot.deletedAt) return this.failWith(`There is no bot with the id ${this.id}.`)
    const { id, discordBotId, name, approvalStatus } = bot
    try {
      await runInTransaction((trx) => change(trx, id))
    } catch (error) {
      if (!(error instanceof NoRowsAffectedError)) throw error
      const reason = approvalStatus === 'pending' ? mismatch : 'notPending'
      return this.failWith(QUESTION_ERRORS[reason])
    }
    const question = await findOpenQuestion(id)
    this.show({ id, discordBotId, name, question: question?.text ?? null })
  }
}
