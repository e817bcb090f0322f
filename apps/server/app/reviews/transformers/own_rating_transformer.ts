import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import BotChipTransformer from '#app/directory/transformers/bot_chip_transformer'
import type { BotChipRow } from '#app/directory/queries/bot_rows'
import type { OwnRatingRow } from '#app/reviews/queries/list_user_ratings'
import type { ReadableRating } from '#app/reviews/readable_ratings'
import RatingTransformer from '#app/reviews/transformers/rating_transformer'

type ReadableOwnRating = ReadableRating &
  Pick<OwnRatingRow, 'isBlocked' | 'removedAs' | 'removedAt' | 'decision'> &
  BotChipRow

/** A review in the list of its author's reviews. */
export default class OwnRatingTransformer extends BaseTransformer<ReadableOwnRating> {
  toObject() {
    return {
      ...new RatingTransformer(this.resource).toObject(),
      bot: BotChipTransformer.transform(this.resource),
      isBlocked: this.resource.isBlocked,
      removedAs: this.resource.removedAs,
      removedAt: this.resource.removedAt && isoDate(this.resource.removedAt),
      decision: this.resource.decision,
    }
  }
}
