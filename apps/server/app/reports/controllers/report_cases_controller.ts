import type { HttpContext } from '@adonisjs/core/http'
import { invalidField } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { closeCase } from '#app/reports/actions/close_case'
import { assertCaseOpen, findCaseToDecide } from '#app/reports/policies'
import { findReportCase, listReportCases } from '#app/reports/queries/report_cases'
import { REPORT_STATES } from '#app/reports/rules'
import ReportCaseTransformer from '#app/reports/transformers/report_case_transformer'
import { reportDecisionValidator, reportListValidator } from '#app/reports/validators'

/** The staff's queue of reports, grouped by what they are about. */
export default class ReportCasesController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(reportListValidator)
    const { state = REPORT_STATES[0], limit = PAGE_LIMITS.default, cursor, ...target } = query
    const viewerId = requireMember(ctx).id
    const page = await listReportCases({ viewerId, state, ...target, limit, cursor })
    linkNextPage(ctx, page.next, { state, ...target, limit })
    return ctx.serialize(ReportCaseTransformer.transform(page.rows))
  }

  /** Decides on all open reports of one target. */
  async update(ctx: HttpContext) {
    const { id } = await findCaseToDecide(ctx)
    const {
      outcome,
      ruleIds,
      note = null,
    } = await ctx.request.validateUsing(reportDecisionValidator)
    if (outcome === 'dismissed' && ruleIds)
      throw invalidField('ruleIds', 'unexpected', 'Dismissed reports name no rules.')
    const checks = async () => assertCaseOpen(await findCaseToDecide(ctx))
    return runIdempotentAsStaff(ctx, 'handleReports', checks, async (trx) => {
      await closeCase(trx, id, getActor(ctx), { outcome, ruleIds, note })
      const closed = await findReportCase(id, requireMember(ctx).id, trx)
      if (!closed) throw new NoRowsAffectedError()
      return ctx.serialize(ReportCaseTransformer.transform(closed))
    })
  }
}
