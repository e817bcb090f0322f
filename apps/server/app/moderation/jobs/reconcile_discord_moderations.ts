import { audit, JOB } from '#app/core/audit/audit'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'
import { findProfile } from '#app/identity/queries/find_profile'
import { unbanFromCommunity, UNKNOWN_MEMBER_CODES } from '#app/platform/discord/community_bans'
import {
  claimNext,
  deletePendingModeration,
  postponeModeration,
  markModerationDone,
  markModerationLifted,
  type DiscordModeration,
} from '#app/moderation/members/discord/moderation_rows'
import { isAppliedOnDiscord } from '#app/moderation/members/discord/is_applied_on_discord'

/** Moderations per run. */
const BATCH = 20
/** The reason in Discord's audit log. */
const LIFT_REASON = 'The ban has ended'

async function findName(userId: string) {
  const member = await findProfile(userId)
  return member?.displayName ?? member?.username ?? null
}

/** Checks whether Discord has applied a moderation with an unknown outcome, then marks it as done or deletes it. */
async function reconcilePending(abandoned: DiscordModeration): Promise<boolean> {
  if (!(await isAppliedOnDiscord(abandoned))) {
    await deletePendingModeration(abandoned)
    return false
  }
  const name = await findName(abandoned.userId)
  return runInTransaction((trx) => markModerationDone(trx, abandoned, name))
}

/** Lifts a ban that has ended. @returns whether it is lifted now, also if somebody has lifted it by hand */
async function lift(ended: DiscordModeration): Promise<boolean> {
  const outcome = await unbanFromCommunity(ended.userId, LIFT_REASON)
  const isGone = outcome.status === 'refused' && outcome.code === UNKNOWN_MEMBER_CODES.ban
  if (outcome.status !== 'done' && !isGone) {
    await postponeModeration(ended)
    return false
  }
  const targetName = await findName(ended.userId)
  return runInTransaction(async (trx) => {
    if (!(await markModerationLifted(trx, ended))) return false
    await audit(trx, JOB, {
      action: 'discord_unban',
      targetType: 'user',
      targetId: ended.userId,
      details: { targetName, reason: LIFT_REASON },
    })
    return true
  })
}

/** @returns whether it is reconciled; when Discord does not answer, it is retried later */
async function reconcileModeration(moderation: DiscordModeration): Promise<boolean> {
  try {
    return await (moderation.state === 'begun' ? reconcilePending(moderation) : lift(moderation))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await postponeModeration(moderation)
    return false
  }
}

/** Lifts bans in the community server that have ended, and reconciles moderations that a killed process left open. */
export const reconcileDiscordModerations: Job = {
  name: 'settle_discord_moderations',
  description: 'Lifts bans in the community server that have ended, and reconciles open ones',
  async run(_state, signal) {
    const report = { taken: 0, lifted: 0 }
    for (let count = 0; count < BATCH && !signal.aborted; count++) {
      const moderation = await claimNext()
      if (!moderation) break
      if (await reconcileModeration(moderation))
        report[moderation.state === 'begun' ? 'taken' : 'lifted']++
    }
    return { state: {}, report, againInMs: MINUTE_MS }
  },
}
