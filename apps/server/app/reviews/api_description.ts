import { Type } from 'typebox'
import { describe, idParam, json, page, snowflakeParam } from '#app/core/openapi/operation'
import {
  count,
  flag,
  internalId,
  moment,
  named,
  orNull,
  snowflake,
  text,
} from '#app/core/openapi/schemas'
import { Undo } from '#app/directory/undo/api_schema'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { ruleIdsValidator } from '#app/identity/decisions/rule_ids_field'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { Decision } from '#app/identity/decisions/api_schema'
import { BotChip } from '#app/directory/api_description'
import {
  blockValidator,
  ownReviewListValidator,
  replyValidator,
  removedReviewListValidator,
  reviewListValidator,
  reviewValidator,
  reviewVoteValidator,
} from '#app/reviews/validators'
import { STARS, type Stars } from '#app/directory/rules'
import { REVIEW_VOTES, type ReviewVote } from '#app/reviews/rules'
import { REVIEW_REMOVERS, type ReviewRemover } from '#app/reviews/staff_rules'
import { UserChip } from '#app/identity/api_description'

const stars = () =>
  Type.Unsafe<Stars>({ type: 'integer', minimum: STARS.min, maximum: STARS.max, examples: [5] })

const RATING = {
  id: internalId(),
  botId: internalId(),
  userId: orNull(snowflake()),
  rating: stars(),
  comment: orNull(text({ example: 'It has never let us down.' })),
  ownerReply: orNull(text({ example: 'Thank you!' })),
  hasOwnerHeart: flag(),
  createdAt: moment(),
  updatedAt: moment(),
  author: orNull(UserChip, '`null` for a deleted account.'),
  byMainOwner: flag('Whether the author is the bot’s main owner.'),
  byOwner: flag('Whether the author owns the bot. Such reviews do not count toward the average.'),
  likes: count({ example: 3 }),
  dislikes: count({ example: 0 }),
}

const Rating = named('Rating', RATING, 'A review.')

const RatingVotes = Type.Object({
  likes: count({ example: 3 }),
  dislikes: count({ example: 0 }),
  votes: Type.Array(
    Type.Object({
      userId: snowflake(),
      vote: Type.Unsafe<ReviewVote>({ enum: Object.values(REVIEW_VOTES), examples: [1] }),
    }),
    { description: 'Only the caller’s own vote.' }
  ),
})

const OwnRating = named(
  'OwnRating',
  {
    ...RATING,
    bot: BotChip,
    isBlocked: flag('Whether the bot’s owners have blocked the author from reviewing it.'),
    removedAs: orNull(
      Type.Unsafe<ReviewRemover>({ enum: [...REVIEW_REMOVERS], examples: ['owner'] }),
      'Whether an owner of the bot or staff removed it; `null` for a review that exists.'
    ),
    removedAt: orNull(moment()),
    decision: orNull(Decision, 'The decision to remove it; `null` for a review that exists.'),
  },
  'A review as its author sees it.'
)

const RemovedRating = named(
  'RemovedRating',
  {
    id: internalId(),
    authorId: orNull(snowflake(), '`null`, like the name, for a deleted account.'),
    authorName: orNull(text({ example: 'Fern Gardener' })),
    rating: stars(),
    comment: orNull(text({ example: 'It has never let us down.' })),
    removedAs: Type.Unsafe<ReviewRemover>({ enum: [...REVIEW_REMOVERS], examples: ['owner'] }),
    removedById: orNull(snowflake()),
    removedByName: orNull(text({ example: 'Moss Keeper' })),
    isOwn: flag('Whether you wrote it or own the bot, and so may not restore it.'),
    isWrittenAgain: flag('Whether its author has written another review of the bot since.'),
    bot: BotChip,
    createdAt: moment(),
    removedAt: moment(),
    restorableUntil: moment(),
  },
  'A review that an owner of the bot or staff removed.'
)

const Block = Type.Object({
  blockedUserId: snowflake(),
  reason: text({ example: 'Spam' }),
})

const reviewParam = idParam('The review’s id.')
const votesResponse = { 200: json('The current counts.', RatingVotes) }
const reviewResponse = { 200: json('The updated review.', Rating) }

export const reviewsDescription = describe('Reviews', 'Members’ reviews of bots.', {
  'ratings.index': {
    summary: 'List the reviews of a bot',
    params: { id: snowflakeParam('The bot’s Discord id.') },
    query: reviewListValidator,
    answers: { 200: page('In the requested order; newest first by default.', Rating) },
  },
  'ratings.store': {
    summary: 'Review a bot',
    description:
      'A member can review a bot once. Its owners can too, but their reviews do not count toward the average.',
    params: { id: snowflakeParam('The bot’s Discord id.') },
    body: reviewValidator,
    answers: { 201: json('The review.', Rating) },
    failures: {
      blocked: 'The owners of this bot have blocked you from rating it.',
      conflict: 'You have already reviewed this bot.',
    },
  },
  'ratings.update': {
    summary: 'Edit a review',
    description: 'If `comment` is omitted, the comment stays as it is.',
    params: { id: reviewParam },
    body: reviewValidator,
    answers: reviewResponse,
    failures: {
      forbidden: 'You did not write this review.',
      blocked: 'The owners of this bot have blocked you from rating it.',
    },
  },
  'ratings.destroy': {
    summary: 'Delete a review',
    description:
      'Allowed for its author, the bot’s owners and staff. What owners and staff remove can be restored by staff for 30 days.',
    params: { id: reviewParam },
    body: ruleIdsValidator,
    answers: {
      200: json('The id of the deleted review.', Type.Object({ id: internalId(), undo: Undo })),
    },
    failures: { forbidden: 'You are not its author, an owner of the bot or staff.' },
  },
  'rating_votes.show': {
    summary: 'Get the likes and dislikes of a review',
    params: { id: reviewParam },
    answers: { 200: json('The counts.', RatingVotes) },
  },
  'rating_votes.store': {
    summary: 'Like or dislike a review',
    description: 'Replaces your earlier vote.',
    params: { id: reviewParam },
    body: reviewVoteValidator,
    answers: votesResponse,
    failures: { forbidden: 'You wrote this review.' },
  },
  'rating_votes.destroy': {
    summary: 'Withdraw a like or dislike',
    params: { id: reviewParam },
    body: emptyBodyValidator,
    answers: votesResponse,
  },
  'rating_hearts.store': {
    summary: 'Toggle the owners’ heart',
    params: { id: reviewParam },
    body: emptyBodyValidator,
    answers: reviewResponse,
    failures: {
      forbidden: 'Only the bot’s owners can do this, and not to a review that they wrote.',
    },
  },
  'rating_replies.store': {
    summary: 'Reply to a review',
    description: 'A review has at most one reply; a new one replaces it.',
    params: { id: reviewParam },
    body: replyValidator,
    answers: reviewResponse,
    failures: { forbidden: 'Only the bot’s owners can do this.' },
  },
  'rating_blocks.store': {
    summary: 'Block a member from reviewing a bot',
    description: 'The member’s review is removed from the list and the average at once.',
    params: { botId: idParam('The bot’s internal id, not its Discord id.') },
    body: blockValidator,
    answers: { 200: json('The block. If the member was blocked before, the first one.', Block) },
    failures: { forbidden: 'Only the bot’s owners can do this.' },
  },
  'user_ratings.index': {
    summary: 'List my reviews',
    query: ownReviewListValidator,
    answers: { 200: page('Newest first.', OwnRating) },
  },
})

export const removedReviewsDescription = describe(
  'Staff: reviews',
  'Reviews that owners of bots or staff have removed.',
  {
    'removed_ratings.index': {
      summary: 'List removed reviews',
      query: removedReviewListValidator,
      answers: {
        200: page('Those that can be restored, the latest removed first.', RemovedRating),
      },
    },
    'removed_ratings.restore': {
      summary: 'Restore a removed review',
      params: { id: reviewParam },
      body: emptyBodyValidator,
      answers: { 200: json('The id of the restored review.', Type.Object({ id: internalId() })) },
      failures: {
        forbidden: 'You wrote the review or own the bot.',
        conflict: 'The author has written another review of this bot since.',
      },
    },
    'removed_ratings.undo': {
      summary: 'Undo your removal of a review',
      description:
        'Within seconds, before its author is notified. A review that you have removed as an owner of the bot can be restored only.',
      params: { id: reviewParam },
      body: undoValidator,
      answers: { 200: json('The id of the review.', Type.Object({ id: internalId() })) },
      failures: {
        forbidden: 'You wrote the review or own the bot.',
        conflict:
          'It is too late, it was not your decision, or the author has written another review of this bot since.',
      },
    },
  }
)
