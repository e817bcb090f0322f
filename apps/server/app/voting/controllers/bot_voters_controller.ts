import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { invalidField } from '#app/core/errors'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { requireCallingBot } from '#app/directory/calling_bot'
import { findVoter, type VoterRow } from '#app/voting/queries/votes'
import { getVoteCooldown } from '#app/voting/rules'

const USER_ID = 'userId'

/** Bots ask here who has voted for them. */
export default class BotVotersController {
  /** Returns whether a member has voted within the cooldown. Members who have never voted and strangers look the same. */
  async show(ctx: HttpContext) {
    const bot = await requireCallingBot(ctx)
    const voter = await findVoter(bot.id, parseUserId(ctx.params.userId))
    return {
      hasVoted: voter !== undefined && voter.timeLeft > 0,
      lastVoteAt: voter ? isoDate(voter.lastVoteAt) : null,
      nextVoteAt: voter ? getNextVoteAt(voter) : null,
      total: voter?.total ?? 0,
    }
  }
}

/** Returns when the member may vote again; `null` when that is now. */
function getNextVoteAt({ lastVoteAt, timeLeft, isPremium }: VoterRow): string | null {
  if (timeLeft === 0) return null
  return isoDate(new Date(lastVoteAt.getTime() + getVoteCooldown({ isPremium })))
}

/** Parses the id of a user, who need not exist: a 404 would look as if the bot did not. */
function parseUserId(param: string): string {
  if (SNOWFLAKE_PATTERN.test(param)) return param
  throw invalidField(USER_ID, 'regex', 'The user id is not a Discord id')
}
