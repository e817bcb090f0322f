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
import { lockMemberForChange } from '#app/moderation/members/lock_member'
import { SECOND_MS } from '#app/core/time'

export interface DiscordModerationRequest {
  actor: Actor
  memberId: string
  action: DiscordAction
  reason: string
  minutes: number | null
  deletedDays: number
}

/** `Retry-After` when the outcome is unknown: by then the job has reconciled it. */
const UNKNOWN_WAIT_MS = 60 * SECOND_MS

function callDiscord({ userId, action, reason, deletedDays }: DiscordModeration) {
  return action === 'ban'
    ? banFromCommunity(userId, { reason, deletedDays })
    : kickFromCommunity(userId, reason)
}

function toFailure(outcome: Exclude<ChangeOutcome, { status: 'done' }>): Failure {
  if (outcome.status === 'unknown') return discordUnavailable(UNKNOWN_WAIT_MS)
  if (outcome.status === 'held') return discordUnavailable(outcome.waitMs)
  const isAbsent = Object.values<number>(UNKNOWN_MEMBER_CODES).includes(outcome.code)
  return new Failure(
    'conflict',
    withReason(MEMBER_CONFLICTS, isAbsent ? 'notInServer' : 'discordRefuses')
  )
}

/**
 * Bans a member from the community server, or kicks one. A row is inserted before Discord is called, so that a killed process
 * leaves a trace. The row is deleted if Discord has not applied it; if the outcome is unknown, a job reconciles it.
 * @returns the applied moderation, which the caller marks as done together with its response
 * @throws NoRowsAffectedError when the actor may not do this; `conflict` when Discord refuses; `unavailable` when Discord does
 * not answer, or another moderation of the member is in progress
 */
export async function moderateOnDiscord({
  actor,
  memberId,
  ...request
}: DiscordModerationRequest): Promise<DiscordModeration> {
  const pending = await runInTransaction(async (trx) => {
    await lockMemberForChange(trx, { actor, memberId }, getModerationError)
    return insertPendingModeration(trx, { ...request, actor, userId: memberId })
  })
  if (!pending) {
    throw new Failure('unavailable', {
      ...withReason(MEMBER_CONFLICTS, 'discordBusy'),
      retryAfter: UNKNOWN_WAIT_MS / SECOND_MS,
    })
  }
  const outcome = await callDiscord(pending)
  if (outcome.status === 'done') return pending
  // The response was lost, but Discord may have applied it. If Discord does not answer now, the row stays for the job.
  if (outcome.status === 'unknown' && (await isAppliedOnDiscord(pending))) return pending
  await deletePendingModeration(pending)
  throw toFailure(outcome)
}
