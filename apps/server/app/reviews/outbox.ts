import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'
import { botTag } from '#app/directory/outbox'

/**
 * Outbox topic: something about the reviews of the bot whose internal id is the key has changed: one came, went, was
 * edited, answered, hearted or voted on, or a member was blocked or let in again. A changed average is told by
 * `BOT_STATS_TOPIC` besides.
 */
export const REVIEWS_TOPIC = 'reviews'

/** In the payload, when there was no more than a vote on a review. */
export interface PublishedVote {
  /** The review's. */
  id: number
  likes: number
  dislikes: number
  /** Whose vote it was; for nobody else. */
  by: string
}

/** Cache tag of every answer that shows reviews of the bot. */
export function reviewsTag(botId: number | string) {
  return `reviews:${botId}`
}

export function evictReviews({ key }: OutboxEvent) {
  invalidateTags(reviewsTag(key), botTag(key))
}
