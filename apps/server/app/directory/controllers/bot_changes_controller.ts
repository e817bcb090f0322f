import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { deleteBot } from '#app/directory/actions/delete_bot'
import { editBot } from '#app/directory/actions/edit_bot'
import { resolveCategories } from '#app/directory/queries/resolve_categories'
import { serializeBot } from '#app/directory/serialize_bot'
import {
  isResubmission,
  assertCanChangeOwners,
  assertNoPrivilegedFields,
} from '#app/directory/submission/edit_request'
import {
  assertCommunityMember,
  assertOwnersExist,
  assertBotAccount,
} from '#app/directory/submission/platform_checks'
import { findBotToChange, assertCanResubmit } from '#app/directory/submission/policies'
import { botEditValidator } from '#app/directory/submission/validators'
import { presentHeldChange } from '#app/directory/versions/present_held_change'
import { findOwnHeldChange } from '#app/directory/versions/queries/bot_changes'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'

export default class BotChangesController {
  /** Edits a bot, or resubmits a rejected one for review. */
  async update(ctx: HttpContext) {
    const bot = await findBotToChange(ctx)
    assertCanChangeOwners(ctx, bot)
    const resubmits = isResubmission(ctx)
    const isReviewed = bot.approvalStatus === 'rejected'
    const outsiders = resubmits && isReviewed ? await assertCommunityMember(ctx) : undefined
    assertNoPrivilegedFields(ctx, bot)
    const { categoryIds, tags, additionalOwners, ...fields } = await ctx.request.validateUsing(
      botEditValidator,
      { meta: { mainOwnerId: bot.userId, discordBotId: bot.discordBotId } }
    )
    const selected = await resolveCategories({ categoryIds, tags })
    if (resubmits) assertCanResubmit(bot)
    outsiders?.unlessKnown()
    const resubmittedAs = resubmits ? await assertBotAccount(ctx, bot.discordBotId) : undefined
    const newOwners = additionalOwners?.filter((id) => !bot.additionalOwners.includes(id)) ?? []
    await assertOwnersExist(ctx, newOwners)

    const checks = async () => {
      const current = await findBotToChange(ctx)
      assertCanChangeOwners(ctx, current)
      if (resubmits) assertCanResubmit(current)
    }
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      const change = { fields, categoryIds: selected, additionalOwners, resubmittedAs }
      await editBot(trx, bot.id, getActor(ctx), change)
      const held = await findOwnHeldChange(bot.id, trx)
      return {
        ...(await serializeBot(ctx, bot.id, trx)),
        heldChange: presentHeldChange(held),
      }
    })
  }

  /** Deletes a bot. Only administrators can still see and restore it. */
  async destroy(ctx: HttpContext) {
    const { id, discordBotId } = await findBotToChange(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsMember(ctx, findBotToChange, async (trx) => {
      await deleteBot(trx, id, getActor(ctx))
      return { id, discordBotId }
    })
  }
}
