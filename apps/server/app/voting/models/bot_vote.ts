import { BotVoteSchema } from '#database/schema'

/** One row per member per bot, with the votes cast so far (ruling R3). */
export default class BotVote extends BotVoteSchema {
  static override table = 'bot_votes'
}
