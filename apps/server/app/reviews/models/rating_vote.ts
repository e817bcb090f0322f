import { RatingVoteSchema } from '#database/schema'

export default class RatingVote extends RatingVoteSchema {
  static override table = 'rating_votes'
}
