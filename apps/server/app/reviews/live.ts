import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import type { LiveTopic } from '#app/core/live/live_topic'
import { INTERNAL_ID_PATTERN } from '#app/core/rules'
import { listVisibleBots } from '#app/directory/live'
import { BOT_TOPIC } from '#app/directory/outbox'
import { listBotAccess } from '#app/directory/queries/live_bot_access'
import { memberChannel, staffChannel } from '#app/identity/live'
import { REMOVED_REVIEWS_TOPIC, REVIEWS_TOPIC, type PublishedVote } from '#app/reviews/outbox'

const reviewsChannel = (botId: number | string) => `reviews:${botId}`

export const reviewsLiveTopic: LiveTopic = {
  name: 'reviews',
  key: INTERNAL_ID_PATTERN,
  async admit(ctx, ids) {
    const bots = await listVisibleBots(ctx, ids)
    return new Map(bots.map(({ id }) => [String(id), [reviewsChannel(id)]]))
  },
}

/** Closes the channels of bots that are no longer public, because their reviews are hidden with them. */
export const hiddenReviewSource: LiveSource = {
  topics: [BOT_TOPIC],
  async deliveries(events, followed) {
    const ids = events.map(({ key }) => key).filter((id) => followed.has(reviewsChannel(id)))
    if (ids.length === 0) return []
    const bots = await listBotAccess(ids.map(Number), undefined)
    const listed = new Set(bots.filter(({ isPublic }) => isPublic).map(({ id }) => String(id)))
    return ids.map((id) =>
      createLiveEvent(
        reviewsChannel(id),
        { kind: 'reviews', botId: Number(id) },
        { closes: !listed.has(id) }
      )
    )
  },
}

export const reviewSource: LiveSource = {
  topics: [REVIEWS_TOPIC],
  deliveries: (events) =>
    events.flatMap(({ key, payload }) => {
      const channel = reviewsChannel(key)
      const botId = Number(key)
      const vote = payload.vote as PublishedVote | undefined
      if (!vote) return [createLiveEvent(channel, { kind: 'reviews', botId })]
      const { by, ...counts } = vote
      return [
        createLiveEvent(channel, { kind: 'review_votes', botId, ...counts }),
        createLiveEvent(memberChannel(by), { kind: 'own_review_vote', reviewId: vote.id }),
      ]
    }),
}

export const removedReviewSource: LiveSource = {
  topics: [REMOVED_REVIEWS_TOPIC],
  deliveries: () => [createLiveEvent(staffChannel('reviews'), { kind: 'staff_reviews' })],
}
