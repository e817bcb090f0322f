import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { deleteBotAsStaff } from '#app/directory/actions/delete_bot'
import { editBotAsStaff } from '#app/directory/actions/staff_edit_bot'
import { resolveCategories } from '#app/directory/queries/resolve_categories'
import { getActor } from '#app/identity/actor'
import { ruleIdsValidator } from '#app/identity/decisions/rule_ids_field'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { evaluateBot } from '#app/moderation/evaluate_bot'
import { findBotToDecide, findBotToEdit, findStaffBotOrFail } from '#app/moderation/policies'
import { listStaffBots } from '#app/moderation/queries/list_staff_bots'
import { STAFF_BOT_SORTS } from '#app/moderation/rules'
import { presentStaffBot } from '#app/moderation/present_staff_bot'
import { mapReadableStaffBots } from '#app/moderation/readable_staff_bots'
import StaffBotTransformer from '#app/moderation/transformers/staff_bot_transformer'
import { staffBotListValidator, staffEditValidator } from '#app/moderation/validators'

/** Bots in any state, except deleted ones. */
export default class StaffBotsController {
  async index(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(staffBotListValidator)
    const { sort = STAFF_BOT_SORTS[0], limit = PAGE_LIMITS.default, status, certified } = input
    const search = input.search || undefined
    const page = await listStaffBots({
      viewerId: requireMember(ctx).id,
      sort,
      search,
      status,
      certified: certified === undefined ? undefined : certified === 'true',
      limit,
      cursor: input.cursor,
    })
    linkNextPage(ctx, page.next, { sort, search, status, certified, limit }, page.total)
    return ctx.serialize(StaffBotTransformer.transform(mapReadableStaffBots(page.rows)))
  }

  /** Returns a bot with the information that staff need to decide on it. */
  async show(ctx: HttpContext) {
    return evaluateBot(ctx, await findStaffBotOrFail(ctx))
  }

  /** Edits a bot. Updates from Discord do not overwrite the edit. */
  async update(ctx: HttpContext) {
    const bot = await findBotToEdit(ctx)
    const { discordBotId, userId } = bot
    const { name, tags, longDescription, servingCount, servingCountFrozen, ...rest } =
      await ctx.request.validateUsing(staffEditValidator, {
        meta: { discordBotId, mainOwnerId: userId },
      })
    const fields = {
      shortDescription: rest.shortDescription,
      description: longDescription,
      inviteUrl: rest.inviteUrl,
      supportServer: rest.supportServerUrl,
      github: rest.githubUrl,
      website: rest.websiteUrl,
    }
    const categoryIds = await resolveCategories({ tags })
    const change = { name, fields, categoryIds, servingCount, servingCountFrozen }
    return runIdempotentAsStaff(ctx, 'editBots', findBotToEdit, async (trx) => {
      await editBotAsStaff(trx, bot.id, getActor(ctx), change)
      return presentStaffBot(ctx, bot.id, trx)
    })
  }

  /** Deletes a bot. Only administrators can still restore it. */
  async destroy(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    const { ruleIds } = await ctx.request.validateUsing(ruleIdsValidator)
    return runIdempotentAsStaff(ctx, 'deleteBots', findBotToDecide, async (trx) => {
      await deleteBotAsStaff(trx, id, { actor: getActor(ctx), ruleIds })
      return { id }
    })
  }
}
