import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import { DAY_MS } from '#app/core/time'
import BotChipTransformer from '#app/directory/transformers/bot_chip_transformer'
import type { RemovedReviewRow } from '#app/reviews/queries/removed_reviews'
import { REMOVED_REVIEW_DAYS } from '#app/reviews/rules'

/** A removed review as staff see it. */
export default class RemovedReviewTransformer extends BaseTransformer<RemovedReviewRow> {
  toObject() {
    const review = this.resource
    return {
      ...this.pick(review, [
        'id',
        'authorId',
        'authorName',
        'rating',
        'comment',
        'removedAs',
        'removedById',
        'removedByName',
        'isOwn',
        'isWrittenAgain',
      ]),
      bot: BotChipTransformer.transform(review),
      createdAt: isoDate(review.createdAt),
      removedAt: isoDate(review.removedAt),
      restorableUntil: isoDate(new Date(review.removedAt.getTime() + REMOVED_REVIEW_DAYS * DAY_MS)),
    }
  }
}
