import { audit, JOB } from '#app/core/audit/audit'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'
import { findProfile } from '#app/identity/queries/find_profile'
import { unbanFromCommunity, UNKNOWN_PEOPLE } from '#app/platform/discord/community_bans'
import {
  claimLifting,
  findAbandoned,
  findEnded,
  forgetBeginning,
  standAgain,
  writeDone,
  writeLifted,
  type DiscordModeration,
} from '#app/moderation/members/discord/moderation_rows'
import { isDoneAtDiscord } from '#app/moderation/members/discord/what_became_of'

/** So many questions to Discord in one run. */
const BATCH = 20
/** What Discord's own log says of it. */
const LIFTED_BECAUSE = 'The ban has ended'

async function nameOf(userId: string) {
  const member = await findProfile(userId)
  return member?.displayName ?? member?.username ?? null
}

/** Finds out whether Discord has done what nobody heard the end of, and writes it down or forgets it. */
async function takeUp(abandoned: DiscordModeration): Promise<boolean> {
  if (!(await isDoneAtDiscord(abandoned))) {
    await forgetBeginning(abandoned)
    return false
  }
  const name = await nameOf(abandoned.userId)
  return runInTransaction((trx) => writeDone(trx, abandoned, name))
}

/** @returns whether the ban is lifted now; one that somebody has lifted by hand counts */
async function lift(ended: DiscordModeration): Promise<boolean> {
  if (!(await claimLifting(ended))) return false
  const outcome = await unbanFromCommunity(ended.userId, LIFTED_BECAUSE)
  const isGone = outcome.status === 'refused' && outcome.code === UNKNOWN_PEOPLE.ban
  if (outcome.status !== 'done' && !isGone) {
    await standAgain(ended)
    return false
  }
  const targetName = await nameOf(ended.userId)
  return runInTransaction(async (trx) => {
    if (!(await writeLifted(trx, ended))) return false
    await audit(trx, JOB, {
      action: 'discord_unban',
      targetType: 'user',
      targetId: ended.userId,
      details: { targetName, reason: LIFTED_BECAUSE },
    })
    return true
  })
}

/** @returns of how many it could be said; Discord in trouble is asked again in the next run */
async function each(
  moderations: DiscordModeration[],
  signal: AbortSignal,
  work: (moderation: DiscordModeration) => Promise<boolean>
): Promise<number> {
  let count = 0
  for (const moderation of moderations) {
    if (signal.aborted) return count
    try {
      if (await work(moderation)) count++
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
  return count
}

/** Ends bans in the community server whose time has come, and what a killed process has left open. */
export const settleDiscordModerations: Job = {
  name: 'settle_discord_moderations',
  description: 'Lifts bans in the community server that have ended, and settles what was left open',
  async run(_state, signal) {
    const taken = await each(await findAbandoned(BATCH), signal, takeUp)
    const lifted = await each(await findEnded(BATCH), signal, lift)
    return { state: {}, report: { taken, lifted }, againInMs: MINUTE_MS }
  },
}
