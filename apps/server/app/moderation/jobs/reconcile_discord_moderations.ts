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

/** So many questions to Discord in one run. */
const BATCH = 20
/** What Discord's own log says of it. */
const LIFTED_BECAUSE = 'The ban has ended'

async function nameOf(userId: string) {
  const member = await findProfile(userId)
  return member?.displayName ?? member?.username ?? null
}

/** Finds out whether Discord has done what nobody heard the end of, and writes it down or forgets it. */
async function reconcilePending(abandoned: DiscordModeration): Promise<boolean> {
  if (!(await isAppliedOnDiscord(abandoned))) {
    await deletePendingModeration(abandoned)
    return false
  }
  const name = await nameOf(abandoned.userId)
  return runInTransaction((trx) => markModerationDone(trx, abandoned, name))
}

/** @returns whether the ban is lifted now; one that somebody has lifted by hand counts */
async function lift(ended: DiscordModeration): Promise<boolean> {
  const outcome = await unbanFromCommunity(ended.userId, LIFTED_BECAUSE)
  const isGone = outcome.status === 'refused' && outcome.code === UNKNOWN_MEMBER_CODES.ban
  if (outcome.status !== 'done' && !isGone) {
    await postponeModeration(ended)
    return false
  }
  const targetName = await nameOf(ended.userId)
  return runInTransaction(async (trx) => {
    if (!(await markModerationLifted(trx, ended))) return false
    await audit(trx, JOB, {
      action: 'discord_unban',
      targetType: 'user',
      targetId: ended.userId,
      details: { targetName, reason: LIFTED_BECAUSE },
    })
    return true
  })
}

/** @returns whether it is settled; Discord in trouble is asked again later */
async function reconcileModeration(moderation: DiscordModeration): Promise<boolean> {
  try {
    return await (moderation.state === 'begun' ? reconcilePending(moderation) : lift(moderation))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await postponeModeration(moderation)
    return false
  }
}

/** Ends bans in the community server whose time has come, and what a killed process has left open. */
export const reconcileDiscordModerations: Job = {
  name: 'settle_discord_moderations',
  description: 'Lifts bans in the community server that have ended, and settles what was left open',
  async run(_state, signal) {
    const report = { taken: 0, lifted: 0 }
    for (let asked = 0; asked < BATCH && !signal.aborted; asked++) {
      const moderation = await claimNext()
      if (!moderation) break
      if (await reconcileModeration(moderation))
        report[moderation.state === 'begun' ? 'taken' : 'lifted']++
    }
    return { state: {}, report, againInMs: MINUTE_MS }
  },
}
