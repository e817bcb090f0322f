import type { HttpContext } from '@adonisjs/core/http'
import { HTTP_CREATED } from '#app/core/http/status'
import { runIdempotent } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { getActor } from '#app/identity/actor'
import { requireMember } from '#app/identity/viewer'
import { sendAppeal } from '#app/appeals/actions/send_appeal'
import { assertAppealable } from '#app/appeals/policies'
import { listAppealsOf } from '#app/appeals/queries/appeals'
import { listAppealableDecisions } from '#app/appeals/queries/older_decisions'
import AppealTransformer from '#app/appeals/transformers/appeal_transformer'
import AppealedDecisionTransformer from '#app/appeals/transformers/appealed_decision_transformer'
import { appealValidator } from '#app/appeals/validators'

/** The decisions about the caller, and their appeals. Restricted members may read and send. */
export default class OwnAppealsController {
  async index(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const { id: viewerId } = requireMember(ctx)
    const page = await listAppealableDecisions(viewerId, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    const appeals = await listAppealsOf(page.rows.map(({ id }) => id))
    const byDecision = new Map(appeals.map((appeal) => [appeal.decisionId, appeal]))
    return ctx.serialize(
      AppealedDecisionTransformer.transform(
        page.rows.map((decision) =>
          Object.assign({}, decision, { viewerId, appeal: byDecision.get(decision.id) ?? null })
        )
      )
    )
  }

  async store(ctx: HttpContext) {
    const appeal = await ctx.request.validateUsing(appealValidator)
    const checks = () => assertAppealable(ctx, appeal.decisionId)
    await checks()
    ctx.response.status(HTTP_CREATED)
    return runIdempotent(ctx, checks, async (trx) =>
      ctx.serialize(AppealTransformer.transform(await sendAppeal(trx, getActor(ctx), appeal)))
    )
  }
}
