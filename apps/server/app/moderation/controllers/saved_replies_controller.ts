import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HTTP_CREATED } from '#app/core/http/status'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import {
  addSavedReply,
  deleteSavedReply,
  editSavedReply,
} from '#app/moderation/saved_replies/change_saved_replies'
import { findSavedReply, listSavedReplies } from '#app/moderation/saved_replies/list_saved_replies'
import {
  assertBelowReplyLimit,
  assertCanChange,
  assertNewestReply,
  findReplyToChange,
  getReplyRight,
} from '#app/moderation/saved_replies/policies'
import {
  savedReplyEditValidator,
  savedReplyValidator,
} from '#app/moderation/saved_replies/validators'
import SavedReplyTransformer from '#app/moderation/transformers/saved_reply_transformer'

async function toResponse(ctx: HttpContext, id: number, trx: TransactionClientContract) {
  const reply = (await findSavedReply(id, requireMember(ctx).id, trx))!
  return ctx.serialize(SavedReplyTransformer.transform(reply))
}

/** Texts that staff use as reasons of their decisions: shared ones, and everybody's own. */
export default class SavedRepliesController {
  async index(ctx: HttpContext) {
    const replies = await listSavedReplies(requireMember(ctx).id)
    return ctx.serialize(SavedReplyTransformer.transform(replies))
  }

  async store(ctx: HttpContext) {
    const {
      shared = false,
      ruleIds = [],
      ...texts
    } = await ctx.request.validateUsing(savedReplyValidator)
    const ownerId = shared ? null : requireMember(ctx).id
    assertCanChange(ctx, ownerId)
    ctx.response.status(HTTP_CREATED)
    return runIdempotentAsStaff(
      ctx,
      getReplyRight(ownerId),
      () => assertBelowReplyLimit(ownerId),
      async (trx) => {
        const id = await addSavedReply(trx, getActor(ctx), ownerId, { ...texts, ruleIds })
        return toResponse(ctx, id, trx)
      }
    )
  }

  async update(ctx: HttpContext) {
    const { id, ownerId } = await findReplyToChange(ctx)
    const { ruleIds = [], ...change } = await ctx.request.validateUsing(savedReplyEditValidator)
    return runIdempotentAsStaff(
      ctx,
      getReplyRight(ownerId),
      () => assertNewestReply(ctx, change.version),
      async (trx) => {
        await editSavedReply(trx, getActor(ctx), id, { ...change, ruleIds })
        return toResponse(ctx, id, trx)
      }
    )
  }

  async destroy(ctx: HttpContext) {
    const { id, ownerId } = await findReplyToChange(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsStaff(ctx, getReplyRight(ownerId), findReplyToChange, async (trx) => {
      await deleteSavedReply(trx, getActor(ctx), id)
      return { id }
    })
  }
}
