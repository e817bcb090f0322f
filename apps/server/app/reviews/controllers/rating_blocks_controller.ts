import type { HttpContext } from '@adonisjs/core/http'
import { invalidField } from '#app/core/errors'
import { hasAccount } from '#app/directory/queries/has_account'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { blockReviewer } from '#app/reviews/actions/block_reviewer'
import { findOwnedBot } from '#app/reviews/policies'
import type { RatedBot } from '#app/reviews/queries/find_review_access'
import { blockValidator } from '#app/reviews/validators'

const FIELD = 'blockedUserId'

/** @throws 422 for an owner of the bot, and for an unknown member */
async function assertBlockable({ id: botId }: RatedBot, memberId: string) {
  const bot = await findBotAccess({ id: botId }, memberId)
  if (bot?.isOwn) {
    throw invalidField(FIELD, 'owner', 'Owners of the bot cannot be blocked from rating it')
  }
  if (!(await hasAccount(memberId))) throw invalidField(FIELD, 'exists', 'There is no such member')
}

export default class RatingBlocksController {
  /** Blocks a member from reviewing the bot whose internal id is in the path. */
  async store(ctx: HttpContext) {
    const bot = await findOwnedBot(ctx)
    const { blockedUserId, reason } = await ctx.request.validateUsing(blockValidator)
    await assertBlockable(bot, blockedUserId)

    const checks = async () => assertBlockable(await findOwnedBot(ctx), blockedUserId)
    return runIdempotentAsMember(ctx, checks, (trx) =>
      blockReviewer(trx, { botId: bot.id, actor: getActor(ctx), blockedUserId, reason })
    )
  }
}
