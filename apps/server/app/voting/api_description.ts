import { Type } from 'typebox'
import { describe, idParam, json, page } from '#app/core/openapi/operation'
import { count, flag, internalId, moment, named, snowflake } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { BotChip } from '#app/directory/api_description'
import { pageValidator } from '#app/core/validation/list_fields'

const BotVotes = Type.Object({
  count: count({ description: 'Votes ever cast.', example: 310 }),
  votes: Type.Array(Type.Object({ userId: snowflake() }), {
    description: 'Only the caller’s own.',
  }),
})

const VoteEligibility = Type.Object({
  canVote: Type.Boolean({ examples: [false] }),
  timeLeft: count({ description: 'Milliseconds until the next vote.', example: 25_200_000 }),
})

const CastVote = Type.Object({ ...BotVotes.properties, ...VoteEligibility.properties })

const Vote = named('Vote', {
  id: internalId(),
  bot: BotChip,
  votes: count({ description: 'The member’s votes for the bot.', example: 3 }),
  lastVoteAt: moment(),
  canVote: flag(),
  timeLeft: VoteEligibility.properties.timeLeft,
})

const botParam = idParam('The bot’s internal id, not its Discord id.')

export const votingDescription = describe('Votes', 'Votes for bots.', {
  'bot_votes.show': {
    summary: 'Count a bot’s votes',
    params: { id: botParam },
    answers: { 200: json('The votes.', BotVotes) },
  },
  'bot_votes.store': {
    summary: 'Vote for a bot',
    description: 'A member may vote for a bot once in 12 hours, with premium once in 6 hours.',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: { 200: json('The votes, and when the next one is possible.', CastVote) },
    failures: { cooldown: 'You have already voted for this bot.' },
  },
  'user_votes.index': {
    summary: 'List my votes',
    query: pageValidator,
    answers: { 200: page('Latest first.', Vote) },
  },
  'vote_eligibility.show': {
    summary: 'Check whether I may vote',
    params: { id: botParam },
    answers: { 200: json('Whether the caller may vote now. Visitors may not.', VoteEligibility) },
  },
})
