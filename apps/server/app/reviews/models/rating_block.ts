import { RatingBlockSchema } from '#database/schema'

export default class RatingBlock extends RatingBlockSchema {
  static override table = 'rating_blocks'
}
