import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { invalidField } from '#app/core/errors'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { requireCallingBot } from '#app/directory/calling_bot'
import { findVoter } from '#app/voting/queries/votes'

const USER_ID = 'userId'

/** Tells a bot whether a member has voted for it. */
export default class BotVotersController {
  /** Returns whether a member has voted within the cooldown. Members who have never voted and strangers look the same. */
  async show(ctx: HttpContext) {
    const bot = await requireCallingBot(ctx)
    const voter = await findVoter(bot.id, parseUserId(ctx.params.userId))
    const mustWait = voter !== undefined && voter.timeLeft > 0
    return {
      hasVoted: mustWait,
      lastVoteAt: voter ? isoDate(voter.lastVoteAt) : null,
      nextVoteAt: mustWait ? isoDate(voter.nextVoteAt) : null,
      total: voter?.total ?? 0,
    }
  }
}

/** Parses the id of a user, who need not exist: a 404 would look as if the bot did not. */
function parseUserId(param: string): string {
  if (SNOWFLAKE_PATTERN.test(param)) return param
  throw invalidField(USER_ID, 'regex', 'The user id is not a Discord id')
}
