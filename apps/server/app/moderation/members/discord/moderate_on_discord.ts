import type { Actor } from '#app/core/audit/audit'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { withReason, Failure } from '#app/core/errors'
import {
  banFromCommunity,
  kickFromCommunity,
  UNKNOWN_MEMBER_CODES,
} from '#app/platform/discord/community_bans'
import { discordUnavailable } from '#app/platform/discord/discord_client'
import type { ChangeOutcome } from '#app/platform/discord/discord_change'
import {
  deletePendingModeration,
  insertPendingModeration,
  type DiscordModeration,
} from '#app/moderation/members/discord/moderation_rows'
import { isAppliedOnDiscord } from '#app/moderation/members/discord/is_applied_on_discord'
import { MEMBER_CONFLICTS, getModerationError, type DiscordAction } from '#app/moderation/rules'
import { lockMemberForChange } from '#app/moderation/members/standing'
import { SECOND_MS } from '#app/core/time'

export interface DiscordModerationRequest {
  actor: Actor
  memberId: string
  action: DiscordAction
  reason: string
  minutes: number | null
  deletedDays: number
}

/** How long one waits who does not know whether it was done: by then it is known. */
const UNKNOWN_WAIT_MS = 60 * SECOND_MS

function ask({ userId, action, reason, deletedDays }: DiscordModeration) {
  return action === 'ban'
    ? banFromCommunity(userId, { reason, deletedDays })
    : kickFromCommunity(userId, reason)
}

function failureOf(outcome: Exclude<ChangeOutcome, { status: 'done' }>): Failure {
  if (outcome.status === 'unknown') return discordUnavailable(UNKNOWN_WAIT_MS)
  if (outcome.status === 'held') return discordUnavailable(outcome.waitMs)
  const isAbsent = Object.values<number>(UNKNOWN_MEMBER_CODES).includes(outcome.code)
  return new Failure(
    'conflict',
    withReason(MEMBER_CONFLICTS, isAbsent ? 'notInServer' : 'discordRefuses')
  )
}

/**
 * Bans a member from the community server, or puts one out. The row is written before Discord is asked, so that a process that
 * is killed in between leaves word of it; what Discord has not done leaves nothing, and what nobody knows, the job finds out.
 * @returns what Discord has done, to be written down with the answer
 * @throws NoRowsAffectedError for who may not; `conflict` for what Discord refuses; `unavailable` when it does not answer, or while
 * something else is being done about the member
 */
export async function moderateOnDiscord({
  actor,
  memberId,
  ...wish
}: DiscordModerationRequest): Promise<DiscordModeration> {
  const begun = await runInTransaction(async (trx) => {
    await lockMemberForChange(trx, { actor, memberId }, getModerationError)
    return insertPendingModeration(trx, { ...wish, actor, userId: memberId })
  })
  if (!begun) {
    throw new Failure('unavailable', {
      ...withReason(MEMBER_CONFLICTS, 'discordBusy'),
      retryAfter: UNKNOWN_WAIT_MS / SECOND_MS,
    })
  }
  const outcome = await ask(begun)
  if (outcome.status === 'done') return begun
  // Its answer was lost, maybe not the deed. While Discord cannot be asked the row stays, and the job asks later.
  if (outcome.status === 'unknown' && (await isAppliedOnDiscord(begun))) return begun
  await deletePendingModeration(begun)
  throw failureOf(outcome)
}
