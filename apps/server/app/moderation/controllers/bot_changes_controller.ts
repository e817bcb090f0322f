import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { approveChange, rejectChange } from '#app/directory/versions/actions/decide_change'
import { undoChangeDecision } from '#app/directory/versions/actions/undo_change_decision'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { findChangeUndo, listBotChanges } from '#app/moderation/changes/list_bot_changes'
import { assertStillOpen, explainUndo, findChangeToDecide } from '#app/moderation/changes/policies'
import { botChangeListValidator } from '#app/moderation/changes/validators'
import QueuedChangeTransformer from '#app/moderation/transformers/queued_change_transformer'
import { decisionValidator, changeRejectionValidator } from '#app/moderation/validators'

const RIGHT = 'decideBots'

/** The staff's queue of changes of approved bots: those that wait, and sampled ones. */
export default class BotChangesController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(botChangeListValidator)
    const { kind, limit = PAGE_LIMITS.default, cursor } = query
    const page = await listBotChanges({ viewerId: requireMember(ctx).id, kind, limit, cursor })
    linkNextPage(ctx, page.next, { kind, limit })
    return ctx.serialize(QueuedChangeTransformer.transform(page.rows))
  }

  /** Lets a waiting change be live, or accepts a sampled one. */
  async approve(ctx: HttpContext) {
    const { id } = await findChangeToDecide(ctx)
    const { version } = await ctx.request.validateUsing(decisionValidator)
    return this.#decide(ctx, id, version, (trx) =>
      approveChange(trx, id, { actor: getActor(ctx), version })
    )
  }

  /** Rejects a waiting change, or takes a sampled one back. */
  async reject(ctx: HttpContext) {
    const { id } = await findChangeToDecide(ctx)
    const { reason, version } = await ctx.request.validateUsing(changeRejectionValidator)
    return this.#decide(ctx, id, version, (trx) =>
      rejectChange(trx, id, { actor: getActor(ctx), reason, version })
    )
  }

  /** Undoes the caller's own decision, within seconds. */
  async undo(ctx: HttpContext) {
    const { id } = await findChangeToDecide(ctx)
    const { decisionId } = await ctx.request.validateUsing(undoValidator)
    const explain = () => explainUndo(ctx, decisionId)
    return runIdempotentAsStaff(ctx, RIGHT, explain, async (trx) => {
      await undoChangeDecision(trx, id, { decisionId, actor: getActor(ctx) })
      return { id }
    })
  }

  #decide(
    ctx: HttpContext,
    id: number,
    version: number | undefined,
    decide: (trx: TransactionClientContract) => Promise<void>
  ) {
    const checks = () => assertStillOpen(ctx, version)
    return runIdempotentAsStaff(ctx, RIGHT, checks, async (trx) => {
      await decide(trx)
      return { id, undo: await findChangeUndo(id, requireMember(ctx).id, trx) }
    })
  }
}
