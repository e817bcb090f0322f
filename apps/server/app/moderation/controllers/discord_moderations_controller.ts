import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { NoRowsAffectedError, runIdempotent } from '#app/core/idempotency/run_idempotent'
import { getActor } from '#app/identity/actor'
import { assertNotRestrictedNow } from '#app/identity/assert_not_restricted'
import {
  moderateOnDiscord,
  type DiscordModerationRequest,
} from '#app/moderation/members/discord/moderate_on_discord'
import { markModerationDone } from '#app/moderation/members/discord/moderation_rows'
import { findMemberToChange } from '#app/moderation/members/policies'
import { getModerationError } from '#app/moderation/rules'
import { discordModerationValidator } from '#app/moderation/members/validators'

/** Explains why the caller may no longer moderate the member. */
async function assertStillAllowed(ctx: HttpContext): Promise<never> {
  await assertNotRestrictedNow(ctx)
  await findMemberToChange(ctx, [getModerationError])
  throw new Failure('conflict')
}

async function moderate(ctx: HttpContext, request: DiscordModerationRequest) {
  try {
    return await moderateOnDiscord(request)
  } catch (error) {
    if (error instanceof NoRowsAffectedError) return assertStillAllowed(ctx)
    throw error
  }
}

export default class DiscordModerationsController {
  /** Bans a member from the community server, or kicks one. */
  async store(ctx: HttpContext) {
    const member = await findMemberToChange(ctx, [getModerationError])
    const input = await ctx.request.validateUsing(discordModerationValidator)
    const { action, reason } = input
    const isBan = action === 'ban'
    const moderation = await moderate(ctx, {
      actor: getActor(ctx),
      memberId: member.id,
      action,
      reason,
      minutes: isBan ? (input.duration ?? null) : null,
      deletedDays: isBan ? (input.deleteMessageDays ?? 0) : 0,
    })
    return runIdempotent(
      ctx,
      () => {},
      async (trx) => {
        await markModerationDone(trx, moderation, member.displayName ?? member.username)
        const endsAt = moderation.endsAt?.toISOString() ?? null
        return { id: moderation.id, userId: member.id, action, endsAt }
      }
    )
  }
}
