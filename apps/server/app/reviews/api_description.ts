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
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { BotChip } from '#app/directory/api_description'
import { pageValidator } from '#app/core/validation/list_fields'
import {
  blockValidator,
  replyValidator,
  reviewValidator,
  reviewVoteValidator,
} from '#app/reviews/validators'
import { REVIEW_VOTES, STARS, type ReviewVote, type Stars } from '#app/reviews/rules'
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
  byMainOwner: flag('The crown.'),
  byOwner: flag('By an owner of the bot: it does not count to the average.'),
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
    { description: 'The caller’s own alone.' }
  ),
})

const OwnRating = named(
  'OwnRating',
  {
    ...RATING,
    bot: BotChip,
    isBlocked: flag('Whether the bot’s owners keep its author from rating it.'),
  },
  'A review as its author sees it.'
)

const Block = Type.Object({
  blockedUserId: snowflake(),
  reason: text({ example: 'Spam' }),
})

const reviewParam = idParam('The review’s.')
const votesAfter = { 200: json('How many of each there are now.', RatingVotes) }
const reviewAfter = { 200: json('The review as it is now.', Rating) }

export const reviewsDescription = describe('Reviews', 'What members say of bots.', {
  'ratings.index': {
    summary: 'The reviews of a bot',
    params: { id: snowflakeParam('The bot’s Discord id.') },
    query: pageValidator,
    answers: { 200: page('The newest first.', Rating) },
  },
  'ratings.store': {
    summary: 'Review a bot',
    description: 'Once per bot. Its owners may too, but their reviews do not count to the average.',
    params: { id: snowflakeParam('The bot’s Discord id.') },
    body: reviewValidator,
    answers: { 201: json('The review.', Rating) },
    failures: {
      blocked: 'The owners of this bot have blocked you from rating it.',
      conflict: 'You have already reviewed this bot.',
    },
  },
  'ratings.update': {
    summary: 'Change a review',
    description: 'Without `comment` it keeps the one that it has.',
    params: { id: reviewParam },
    body: reviewValidator,
    answers: reviewAfter,
    failures: {
      forbidden: 'It is somebody else’s.',
      blocked: 'The owners of this bot have blocked you from rating it.',
    },
  },
  'ratings.destroy': {
    summary: 'Delete a review',
    description: 'For its author, the bot’s owners and staff.',
    params: { id: reviewParam },
    body: emptyBodyValidator,
    answers: { 200: json('Which one it was.', Type.Object({ id: internalId() })) },
    failures: { forbidden: 'You are none of these.' },
  },
  'rating_votes.show': {
    summary: 'Likes and dislikes of a review',
    params: { id: reviewParam },
    answers: { 200: json('How many of each.', RatingVotes) },
  },
  'rating_votes.store': {
    summary: 'Like or dislike a review',
    description: 'It replaces what you have said before.',
    params: { id: reviewParam },
    body: reviewVoteValidator,
    answers: votesAfter,
  },
  'rating_votes.destroy': {
    summary: 'Take a like or dislike back',
    params: { id: reviewParam },
    body: emptyBodyValidator,
    answers: votesAfter,
  },
  'rating_hearts.store': {
    summary: 'Give the owners’ heart, or take it back',
    params: { id: reviewParam },
    body: emptyBodyValidator,
    answers: reviewAfter,
    failures: { forbidden: 'It is for the bot’s owners.' },
  },
  'rating_replies.store': {
    summary: 'Reply to a review',
    description: 'The owners have one reply; a later one replaces it.',
    params: { id: reviewParam },
    body: replyValidator,
    answers: reviewAfter,
    failures: { forbidden: 'It is for the bot’s owners.' },
  },
  'rating_blocks.store': {
    summary: 'Keep a member from rating a bot',
    description: 'What the member has written there leaves list and average at once.',
    params: { botId: idParam('The bot’s: our own id, not Discord’s.') },
    body: blockValidator,
    answers: { 200: json('The block that stands: a first reason stays.', Block) },
    failures: { forbidden: 'It is for the bot’s owners.' },
  },
  'user_ratings.index': {
    summary: 'What I have written',
    query: pageValidator,
    answers: { 200: page('The newest first.', OwnRating) },
  },
})
