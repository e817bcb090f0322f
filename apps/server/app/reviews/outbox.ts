import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'
import { botTag } from '#app/directory/outbox'

/**
 * Outbox topic: the reviews of a bot have changed. A review was written, edited, deleted, replied to, given a heart or voted
 * on, or a member was blocked or unblocked. The key is the bot's internal id. A changed average is also published as
 * `BOT_STATS_TOPIC`.
 */
export const REVIEWS_TOPIC = 'reviews'

/**
 * Outbox topic: an owner of a bot or staff removed a review, or staff restored one. The key is the bot's internal id. It is
 * published besides `REVIEWS_TOPIC`.
 */
export const REMOVED_REVIEWS_TOPIC = 'removed_reviews'

/** `vote` in the payload, when the only change is a vote on a review. */
export interface PublishedVote {
  /** The review's id. */
  id: number
  likes: number
  dislikes: number
  /** The voter's id, which must be sent only to the voter. */
  by: string
}

/** Cache tag of every response that shows the bot's reviews. */
export function reviewsTag(botId: number | string) {
  return `reviews:${botId}`
}

export function evictReviews({ key }: OutboxEvent) {
  invalidateTags(reviewsTag(key), botTag(key))
}
