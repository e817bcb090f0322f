import type { HttpContext } from '@adonisjs/core/http'
import { invalidField } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { getActor } from '#app/identity/actor'
import { listAppealableActions } from '#app/identity/decisions/appealable_actions'
import { ADVERSE_ACTIONS } from '#app/identity/decisions/rules'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { type AppealDecision, decideAppeal } from '#app/appeals/actions/decide_appeal'
import { assertNotDecidedMeanwhile, findAppealToDecide } from '#app/appeals/policies'
import { findAppeal, listAppeals } from '#app/appeals/queries/appeals'
import { APPEAL_STATES } from '#app/appeals/rules'
import QueuedAppealTransformer from '#app/appeals/transformers/queued_appeal_transformer'
import { appealDecisionValidator, appealListValidator } from '#app/appeals/validators'
import type { AppealOutcome } from '#app/transparency/rules'

interface DecisionBody {
  outcome: AppealOutcome
  answer?: string | undefined
}

/** @throws `invalid` when the appeal is not granted and there is no answer */
function toDecision({ outcome, answer }: DecisionBody): AppealDecision {
  if (outcome !== 'reversed' && answer === undefined) {
    throw invalidField('answer', 'required', 'The answer field must be defined.')
  }
  return { outcome, answer: answer ?? null }
}

/** The staff's queue of appeals: against decisions that the caller could have made. */
export default class AppealsController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(appealListValidator)
    const { state = APPEAL_STATES[0], limit = PAGE_LIMITS.default, cursor } = query
    const { id: viewerId, roles } = requireMember(ctx)
    const actions = listAppealableActions(roles)
    const page = await listAppeals({ viewerId, state, actions, limit, cursor })
    linkNextPage(ctx, page.next, { state, limit })
    return ctx.serialize(QueuedAppealTransformer.transform(page.rows))
  }

  /** Decides about an open appeal. */
  async update(ctx: HttpContext) {
    const { id, action } = await findAppealToDecide(ctx)
    const decision = toDecision(await ctx.request.validateUsing(appealDecisionValidator))
    const checks = async () => assertNotDecidedMeanwhile(await findAppealToDecide(ctx))
    return runIdempotentAsStaff(ctx, ADVERSE_ACTIONS[action], checks, async (trx) => {
      await decideAppeal(trx, id, getActor(ctx), decision)
      const appeal = await findAppeal(id, requireMember(ctx).id, trx)
      if (!appeal) throw new NoRowsAffectedError()
      return ctx.serialize(QueuedAppealTransformer.transform(appeal))
    })
  }
}
