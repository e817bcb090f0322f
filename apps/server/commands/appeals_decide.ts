import { args, flags } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

export default class AppealsDecide extends ReportCommand {
  static override commandName = 'appeals:decide'
  static override description =
    'Decide an open appeal: uphold the decision, reverse it, or close the appeal'

  @args.string({ description: 'The id of the appeal, as appeals:list shows it' })
  declare id: string

  @args.string({ description: 'upheld, reversed or closed' })
  declare outcome: string

  @flags.string({ description: 'The answer, for the member to read; optional only for reversed' })
  declare answer?: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { Failure } = await import('#app/core/errors')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    const { decideAppeal } = await import('#app/appeals/actions/decide_appeal')
    const { APPEAL_CHECKS } = await import('#app/appeals/field_checks')
    const { findAppeal } = await import('#app/appeals/queries/appeals')
    const { APPEAL_OUTCOMES } = await import('#app/transparency/rules')

    const id = Number(this.id)
    if (!Number.isSafeInteger(id)) return this.failWith('The id is a number.')
    const outcome = APPEAL_OUTCOMES.find((one) => one === this.outcome)
    if (!outcome) return this.failWith(`The outcome is one of ${APPEAL_OUTCOMES.join(', ')}.`)
    if (outcome !== 'reversed' && this.answer === undefined) {
      return this.failWith('--answer is missing.')
    }
    const checked = this.answer === undefined ? undefined : APPEAL_CHECKS.answer(this.answer)
    if (checked?.defect) return this.failWith(checked.defect.message)
    const answer = checked?.value ?? null
    try {
      await runInTransaction((trx) => decideAppeal(trx, id, null, { outcome, answer }))
    } catch (error) {
      if (error instanceof Failure) return this.failWith(error.message)
      if (!(error instanceof NoRowsAffectedError)) throw error
      const appeal = await findAppeal(id, null)
      return this.failWith(appeal ? `It is ${appeal.state} already.` : 'There is no such appeal.')
    }
    this.show({ id, outcome, answer })
  }
}
