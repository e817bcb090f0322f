import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { NoRowsAffectedError, runIdempotent } from '#app/core/idempotency/run_idempotent'
import { getActor } from '#app/identity/actor'
import { assertNotRestrictedNow } from '#app/identity/restricted'
import {
  moderateOnDiscord,
  type DiscordModerationRequest,
} from '#app/moderation/members/discord/moderate_on_discord'
import { markModerationDone } from '#app/moderation/members/discord/moderation_rows'
import { findMemberToChange } from '#app/moderation/members/policies'
import { getModerationError } from '#app/moderation/rules'
import { discordModerationValidator } from '#app/moderation/members/validators'

/** Says why somebody may not any more who might a moment ago. */
async function assertStillAllowed(ctx: HttpContext): Promise<never> {
  await assertNotRestrictedNow(ctx)
  await findMemberToChange(ctx, [getModerationError])
  throw new Failure('conflict')
}

async function carryOut(ctx: HttpContext, wish: DiscordModerationRequest) {
  try {
    return await moderateOnDiscord(wish)
  } catch (error) {
    if (error instanceof NoRowsAffectedError) return assertStillAllowed(ctx)
    throw error
  }
}

export default class DiscordModerationsController {
  /** Bans a member from the community server, or puts one out. */
  async store(ctx: HttpContext) {
    const member = await findMemberToChange(ctx, [getModerationError])
    const sent = await ctx.request.validateUsing(discordModerationValidator)
    const { action, reason } = sent
    const isBan = action === 'ban'
    const done = await carryOut(ctx, {
      actor: getActor(ctx),
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
        await markModerationDone(trx, done, member.displayName ?? member.username)
        const endsAt = done.endsAt?.toISOString() ?? null
        return { id: done.id, userId: member.id, action, endsAt }
      }
    )
  }
}
