import type { HttpContext } from '@adonisjs/core/http'
import { invalidField } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { submitBot } from '#app/directory/actions/submit_bot'
import { resolveCategories } from '#app/directory/queries/resolve_categories'
import { BOT_FIELD_CHECKS } from '#app/directory/field_checks'
import { DEFAULT_PREFIX, mapBotLinks } from '#app/directory/rules'
import { serializeBot } from '#app/directory/serialize_bot'
import { assertNoOwnersByToken } from '#app/directory/submission/edit_request'
import {
  assertCommunityMember,
  assertOwnersExist,
  assertBotAccount,
} from '#app/directory/submission/platform_checks'
import {
  assertWithinBotLimit,
  assertNotListed,
  findApprovalStatus,
} from '#app/directory/submission/policies'
import { submissionValidator } from '#app/directory/submission/validators'
import { rememberLanguage } from '#app/identity/actions/remember_language'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { carriesStaffRights, requireMember } from '#app/identity/viewer'

/** The error of the form for a new bot without a category. */
function missingCategoriesError() {
  const { rule, message } = BOT_FIELD_CHECKS.categoryIds([]).defect!
  return invalidField('categoryIds', rule, message)
}

export default class BotSubmissionsController {
  /** Returns the status of a bot by its platform id, so that the add form can tell whether the id is taken. */
  async show({ params }: HttpContext) {
    return findApprovalStatus(parseSnowflake(params.id))
  }

  /** Submits a bot for review. */
  async store(ctx: HttpContext) {
    const viewer = requireMember(ctx)
    const mainOwnerId = viewer.id
    assertNoOwnersByToken(ctx)
    const { unlessKnown } = await assertCommunityMember(ctx)
    await assertWithinBotLimit(ctx)
    const sent = await ctx.request.validateUsing(submissionValidator, { meta: { mainOwnerId } })
    const { discordBotId, categoryIds, tags, additionalOwners = [], ...fields } = sent
    const selected = await resolveCategories({ categoryIds, tags })
    if (!selected) throw missingCategoriesError()
    await assertNotListed(ctx, discordBotId)
    unlessKnown()
    const account = await assertBotAccount(ctx, discordBotId)
    await assertOwnersExist(ctx, additionalOwners)

    ctx.response.status(201)
    const checks = async () => {
      await assertWithinBotLimit(ctx)
      await assertNotListed(ctx, discordBotId)
    }
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      const id = await submitBot(trx, getActor(ctx), {
        discordBotId,
        account,
        fields: {
          prefix: DEFAULT_PREFIX,
          ...mapBotLinks(() => null),
          ...fields,
        },
        categoryIds: selected,
        additionalOwners,
        staffRights: carriesStaffRights(viewer),
      })
      await rememberLanguage(trx, ctx)
      return serializeBot(ctx, id, trx)
    })
  }
}
