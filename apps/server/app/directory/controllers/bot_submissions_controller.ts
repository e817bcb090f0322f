import type { HttpContext } from '@adonisjs/core/http'
import { invalidField } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { submitBot } from '#app/directory/actions/submit_bot'
import { selectedCategories } from '#app/directory/queries/selected_categories'
import { BOT_FIELD_CHECKS } from '#app/directory/field_checks'
import { DEFAULT_PREFIX, mapBotLinks } from '#app/directory/rules'
import { showBot } from '#app/directory/show_bot'
import {
  refuseOutsiders,
  refuseUnknownOwners,
  requireBotAccount,
} from '#app/directory/submission/platform_checks'
import { refuseBeyondLimit, refuseTaken, statusOf } from '#app/directory/submission/policies'
import { submissionValidator } from '#app/directory/submission/validators'
import { actorOf } from '#app/identity/actor'
import { settleAsMember } from '#app/identity/settle_as_member'
import { requireMember } from '#app/identity/viewer'

/** @throws `invalid` in the form's words: a new bot is in a category */
function missingCategories() {
  const { rule, message } = BOT_FIELD_CHECKS.categoryIds([]).defect!
  return invalidField('categoryIds', rule, message)
}

export default class BotSubmissionsController {
  /** Whether an id is taken, for the add form (ruling P2). */
  async show({ params }: HttpContext) {
    return statusOf(parseSnowflake(params.id))
  }

  /** Submits a bot for review (document 1 section 4). */
  async store(ctx: HttpContext) {
    const { id: mainOwnerId } = requireMember(ctx)
    const { unlessKnown } = await refuseOutsiders(ctx)
    await refuseBeyondLimit(ctx)
    const sent = await ctx.request.validateUsing(submissionValidator, { meta: { mainOwnerId } })
    const { discordBotId, categoryIds, tags, additionalOwners = [], ...fields } = sent
    const selected = await selectedCategories({ categoryIds, tags })
    if (!selected) throw missingCategories()
    await refuseTaken(ctx, discordBotId)
    unlessKnown()
    const account = await requireBotAccount(ctx, discordBotId)
    await refuseUnknownOwners(ctx, additionalOwners)

    ctx.response.status(201)
    const checks = async () => {
      await refuseBeyondLimit(ctx)
      await refuseTaken(ctx, discordBotId)
    }
    return settleAsMember(ctx, checks, async (trx) => {
      const id = await submitBot(trx, actorOf(ctx), {
        discordBotId,
        account,
        fields: {
          prefix: DEFAULT_PREFIX,
          ...mapBotLinks(() => null),
          ...fields,
        },
        categoryIds: selected,
        additionalOwners,
      })
      return showBot(ctx, id, trx)
    })
  }
}
