import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { deleteBot } from '#app/directory/actions/delete_bot'
import { editBot } from '#app/directory/actions/edit_bot'
import { selectedCategories } from '#app/directory/queries/selected_categories'
import { showBot } from '#app/directory/show_bot'
import {
  isResubmission,
  refuseChangeOfOwners,
  refusePrivileged,
} from '#app/directory/submission/edit_request'
import {
  refuseOutsiders,
  refuseUnknownOwners,
  requireBotAccount,
} from '#app/directory/submission/platform_checks'
import { botToChange, refuseResubmission } from '#app/directory/submission/policies'
import { botEditValidator } from '#app/directory/submission/validators'
import { actorOf } from '#app/identity/actor'
import { settleAsMember } from '#app/identity/settle_as_member'
import { requireMember } from '#app/identity/viewer'

export default class BotChangesController {
  /** Edits a bot, or sends a rejected one to review again (document 1 section 7). */
  async update(ctx: HttpContext) {
    const { id: memberId } = requireMember(ctx)
    const bot = await botToChange(ctx)
    refuseChangeOfOwners(ctx, bot, memberId)
    const resubmits = isResubmission(ctx)
    const isReviewed = bot.approvalStatus === 'rejected'
    const outsiders = resubmits && isReviewed ? await refuseOutsiders(ctx) : undefined
    refusePrivileged(ctx, bot)
    const { categoryIds, tags, additionalOwners, ...fields } = await ctx.request.validateUsing(
      botEditValidator,
      { meta: { mainOwnerId: bot.userId, discordBotId: bot.discordBotId } }
    )
    const selected = await selectedCategories({ categoryIds, tags })
    if (resubmits) refuseResubmission(bot)
    outsiders?.unlessKnown()
    const resubmittedAs = resubmits ? await requireBotAccount(ctx, bot.discordBotId) : undefined
    const newOwners = additionalOwners?.filter((id) => !bot.additionalOwners.includes(id)) ?? []
    await refuseUnknownOwners(ctx, newOwners)

    const checks = async () => {
      const current = await botToChange(ctx)
      refuseChangeOfOwners(ctx, current, memberId)
      if (resubmits) refuseResubmission(current)
    }
    return settleAsMember(ctx, checks, async (trx) => {
      const change = { fields, categoryIds: selected, additionalOwners, resubmittedAs }
      await editBot(trx, bot.id, actorOf(ctx), change)
      return showBot(ctx, bot.id, trx)
    })
  }

  /** Deletes a bot for all but administrators (ruling R10). */
  async destroy(ctx: HttpContext) {
    const { id, discordBotId } = await botToChange(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return settleAsMember(ctx, botToChange, async (trx) => {
      await deleteBot(trx, id, actorOf(ctx))
      return { id, discordBotId }
    })
  }
}
