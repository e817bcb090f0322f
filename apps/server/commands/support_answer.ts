import { args } from '@adonisjs/core/ace'
import { ReportCommand } from '#app/core/console/report_command'

export default class SupportAnswer extends ReportCommand {
  static override commandName = 'support:answer'
  static override description = 'Answer an open support request'

  @args.string({ description: 'The id of the request, as support:list shows it' })
  declare id: string

  @args.string({ description: 'The answer, for the member to read' })
  declare answer: string

  override async run() {
    const { runInTransaction } = await import('#app/core/database/run_in_transaction')
    const { NoRowsAffectedError } = await import('#app/core/idempotency/run_idempotent')
    const { resolveSupportRequest } = await import('#app/support/actions/resolve_support_request')
    const { SUPPORT_CHECKS } = await import('#app/support/field_checks')
    const { findSupportRequest } = await import('#app/support/queries/support_requests')

    const answer = SUPPORT_CHECKS.answer(this.answer)
    if (answer.defect) return this.failWith(answer.defect.message)
    const id = Number(this.id)
    if (!Number.isSafeInteger(id)) return this.failWith('The id is a number.')
    try {
      await runInTransaction((trx) =>
        resolveSupportRequest(trx, id, null, { state: 'answered', answer: answer.value })
      )
    } catch (error) {
      if (!(error instanceof NoRowsAffectedError)) throw error
      const request = await findSupportRequest(id, null)
      return this.failWith(
        request ? `It is ${request.state} already.` : 'There is no such request.'
      )
    }
    this.show({ id, state: 'answered', answer: answer.value })
  }
}
