import { BaseTransformer } from '@adonisjs/core/transformers'
import BotChipTransformer from '#app/directory/transformers/bot_chip_transformer'
import type { ReadableVote } from '#app/voting/readable_votes'

/** A member's votes for one bot, and when the next vote is possible. */
export default class VoteTransformer extends BaseTransformer<ReadableVote> {
  toObject() {
    const vote = this.resource
    return {
      id: vote.id,
      bot: BotChipTransformer.transform(vote),
      votes: vote.votes,
      lastVoteAt: vote.lastVoteAt,
      canVote: vote.isPublic && vote.timeLeft === 0,
      timeLeft: vote.timeLeft,
    }
  }
}
