import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { NoRowsAffectedError, runIdempotent } from '#app/core/idempotency/run_idempotent'
import { actorOf } from '#app/identity/actor'
import { refuseRestrictedNow } from '#app/identity/restricted'
import {
  moderateAtDiscord,
  type DiscordModerationWish,
} from '#app/moderation/members/discord/moderate_at_discord'
import { writeDone } from '#app/moderation/members/discord/moderation_rows'
import { memberToChange } from '#app/moderation/members/policies'
import { moderationRefusal } from '#app/moderation/rules'
import { discordModerationValidator } from '#app/moderation/members/validators'

/** Says why somebody may not any more who might a moment ago. */
async function refuseLate(ctx: HttpContext): Promise<never> {
  await refuseRestrictedNow(ctx)
  await memberToChange(ctx, [moderationRefusal])
  throw new Failure('conflict')
}

async function carryOut(ctx: HttpContext, wish: DiscordModerationWish) {
  try {
    return await moderateAtDiscord(wish)
  } catch (error) {
    if (error instanceof NoRowsAffectedError) return refuseLate(ctx)
    throw error
  }
}

export default class DiscordModerationsController {
  /** Bans a member from the community server, or puts one out (document 2 section 7). */
  async store(ctx: HttpContext) {
    const member = await memberToChange(ctx, [moderationRefusal])
    const sent = await ctx.request.validateUsing(discordModerationValidator)
    const { action, reason } = sent
    const isBan = action === 'ban'
    const done = await carryOut(ctx, {
      actor: actorOf(ctx),
      memberId: member.id,
      action,
      reason,
      minutes: isBan ? (sent.duration ?? null) : null,
      deletedDays: isBan ? (sent.deleteMessageDays ?? 0) : 0,
    })
    return runIdempotent(
      ctx,
      () => {},
      async (trx) => {
        await writeDone(trx, done, member.displayName ?? member.username)
        const endsAt = done.endsAt?.toISOString() ?? null
        return { id: done.id, userId: member.id, action, endsAt }
      }
    )
  }
}
