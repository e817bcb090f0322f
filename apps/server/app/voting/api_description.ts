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
import { BotChip } from '#app/directory/api_description'
import { pageValidator } from '#app/core/validation/list_fields'
import { BOT_TOKEN_FAILURES } from '#app/events/api_description'
import { VOTE_EVENT_DAYS } from '#app/voting/rules'
import { voteReminderValidator, voteValidator } from '#app/voting/validators'

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

const Voter = Type.Object({
  hasVoted: flag('Whether the member has voted within the cooldown.'),
  lastVoteAt: orNull(moment(), '`null` when the member has never voted.'),
  nextVoteAt: orNull(moment(), '`null` when the member may vote now.'),
  total: count({ description: 'The member’s votes ever cast.', example: 3 }),
})

const VoteEvent = Type.Object({
  id: internalId(),
  userId: orNull(snowflake(), '`null` when the account was deleted.'),
  query: orNull(
    text({ example: '?source=discord' }),
    'The query string with which the member came to the vote page.'
  ),
  votedAt: moment(),
})

const VoteReminder = Type.Object({
  enabled: flag('Whether the caller is reminded after each vote for the bot.'),
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
    body: voteValidator,
    answers: { 200: json('The votes, and when the next one is possible.', CastVote) },
    failures: { cooldown: 'You have already voted for this bot.' },
  },
  'bot_voters.show': {
    summary: 'Check whether a member has voted for the bot',
    description:
      'For the bot itself, with a token that has the scope `votes:read`. People who are not members have never voted.',
    params: {
      id: snowflakeParam('The bot’s Discord id.'),
      userId: snowflakeParam('The member’s Discord id.'),
    },
    answers: { 200: json('The member’s votes for the bot.', Voter) },
    failures: {
      ...BOT_TOKEN_FAILURES,
      invalid: 'The member’s id is not a Discord id.',
    },
  },
  'vote_events.index': {
    summary: 'List the votes for the bot',
    description: `For the bot itself, with a token that has the scope \`votes:read\`: each vote of the last ${VOTE_EVENT_DAYS} days.`,
    params: { id: snowflakeParam('The bot’s Discord id.') },
    query: pageValidator,
    answers: { 200: page('Latest first.', VoteEvent) },
    failures: BOT_TOKEN_FAILURES,
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
  'vote_reminders.show': {
    summary: 'Check whether I am reminded to vote',
    params: { id: botParam },
    answers: { 200: json('Whether there are reminders.', VoteReminder) },
  },
  'vote_reminders.update': {
    summary: 'Turn reminders to vote on or off',
    description:
      'When the caller may vote for the bot again, an inbox item says so, once after each vote. Off by default.',
    params: { id: botParam },
    body: voteReminderValidator,
    answers: { 200: json('Whether there are reminders.', VoteReminder) },
    failures: { conflict: 'You have not voted for this bot.' },
  },
})
