import db from '@adonisjs/lucid/services/db'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER } from '#database/factories/support'
import { makeUser } from '#database/factories/user_factory'
import {
  RatingBlockSchema,
  RatingSchema,
  RatingVoteSchema,
  RemovedRatingSchema,
} from '#database/schema'

export class Rating extends RatingSchema {
  static override table = 'ratings'
}

export class RatingVote extends RatingVoteSchema {
  static override table = 'rating_votes'
}

export class RatingBlock extends RatingBlockSchema {
  static override table = 'rating_blocks'
}

export class RemovedRating extends RemovedRatingSchema {
  static override table = 'removed_ratings'
}

function recount(botId: number) {
  return db.connection(OWNER.connection).rawQuery('SELECT recount_ratings(?)', [botId])
}

/** Creates a five-star review by a new member, and recounts the bot's average. */
export async function makeRating({
  botId,
  ...overrides
}: Partial<ModelAttributes<Rating>> & { botId: number }) {
  const rating = await Rating.create(
    {
      botId,
      userId: overrides.userId === undefined ? (await makeUser()).id : overrides.userId,
      rating: 5,
      comment: 'It does what it says.',
      ...overrides,
    },
    OWNER
  )
  await recount(botId)
  return rating.refresh()
}

/** Creates a like of a review by a new member, and updates the review's counters. */
export async function makeRatingVote({
  ratingId,
  ...overrides
}: Partial<ModelAttributes<RatingVote>> & { ratingId: number }) {
  const userId = overrides.userId ?? (await makeUser()).id
  const vote = await RatingVote.create({ ratingId, userId, vote: 1, ...overrides }, OWNER)
  return vote.refresh()
}

/** Blocks a member from rating a bot; what the member wrote there leaves the average. */
export async function makeRatingBlock({
  botId,
  blockedUserId,
  ...overrides
}: Partial<ModelAttributes<RatingBlock>> & { botId: number; blockedUserId: string }) {
  const block = await RatingBlock.create(
    { botId, blockedUserId, reason: 'Blocked by bot owner', ...overrides },
    OWNER
  )
  await recount(botId)
  return block.refresh()
}

/** Creates a review that an owner of the bot removed. */
export async function makeRemovedRating({
  botId,
  ...overrides
}: Partial<ModelAttributes<RemovedRating>> & { botId: number }) {
  const { id, userId, rating, comment, createdAt, updatedAt } = await makeRating({ botId })
  await db.connection(OWNER.connection).from('ratings').where('id', id).delete()
  await recount(botId)
  const removed = await RemovedRating.create(
    {
      id,
      botId,
      userId,
      rating,
      comment,
      hasOwnerHeart: false,
      isBlocked: false,
      createdAt,
      updatedAt,
      removedAs: 'owner',
      ...overrides,
    },
    OWNER
  )
  return removed.refresh()
}
