import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { invalidField } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { closeCase } from '#app/reports/actions/close_case'
import { undoCaseDecision } from '#app/reports/actions/undo_case_decision'
import { assertCaseOpen, explainUndo, findCaseToDecide } from '#app/reports/policies'
import { findReportCase, listReportCases } from '#app/reports/queries/report_cases'
import { REPORT_STATES } from '#app/reports/rules'
import ReportCaseTransformer from '#app/reports/transformers/report_case_transformer'
import { reportDecisionValidator, reportListValidator } from '#app/reports/validators'

const RIGHT = 'handleReports'

async function presentCase(ctx: HttpContext, id: number, trx: TransactionClientContract) {
  const found = await findReportCase(id, requireMember(ctx).id, trx)
  if (!found) throw new NoRowsAffectedError()
  return ctx.serialize(ReportCaseTransformer.transform(found))
}

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
    return runIdempotentAsStaff(ctx, RIGHT, checks, async (trx) => {
      await closeCase(trx, id, getActor(ctx), { outcome, ruleIds, note })
      return presentCase(ctx, id, trx)
    })
  }

  /** Undoes the caller's own decision, within seconds. */
  async undo(ctx: HttpContext) {
    const { id } = await findCaseToDecide(ctx)
    const { decisionId } = await ctx.request.validateUsing(undoValidator)
    const explain = () => explainUndo(ctx, decisionId)
    return runIdempotentAsStaff(ctx, RIGHT, explain, async (trx) => {
      await undoCaseDecision(trx, id, { decisionId, actor: getActor(ctx) })
      return presentCase(ctx, id, trx)
    })
  }
}
