import { Type } from 'typebox'
import { describe, idParam, json, page } from '#app/core/openapi/operation'
import { count, flag, internalId, moment, named, snowflake } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { BotChip } from '#app/directory/api_description'
import { pageValidator } from '#app/core/validation/list_fields'

const BotVotes = Type.Object({
  count: count({ description: 'Votes ever cast.', example: 310 }),
  votes: Type.Array(Type.Object({ userId: snowflake() }), {
    description: 'The caller’s own alone.',
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
  votes: count({ description: 'Cast for the bot.', example: 3 }),
  lastVoteAt: moment(),
  canVote: flag(),
  timeLeft: VoteEligibility.properties.timeLeft,
})

const botParam = idParam('The bot’s: our own id, not Discord’s.')

export const votingDescription = describe('Votes', 'Votes for bots.', {
  'bot_votes.show': {
    summary: 'The votes for a bot',
    params: { id: botParam },
    answers: { 200: json('How many.', BotVotes) },
  },
  'bot_votes.store': {
    summary: 'Vote for a bot',
    description: 'Every 12 hours; with premium every 6.',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: { 200: json('The votes, and when the next one may come.', CastVote) },
    failures: { cooldown: 'You have already voted for this bot.' },
  },
  'user_votes.index': {
    summary: 'What I have voted for',
    query: pageValidator,
    answers: { 200: page('The latest first.', Vote) },
  },
  'vote_eligibility.show': {
    summary: 'May I vote now?',
    params: { id: botParam },
    answers: { 200: json('Visitors may not.', VoteEligibility) },
  },
})
