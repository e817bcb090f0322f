import { Type, type TProperties } from 'typebox'
import { describe, page, snowflakeParam } from '#app/core/openapi/operation'
import {
  count,
  internalId,
  moment,
  named,
  orNull,
  snowflake,
  text,
} from '#app/core/openapi/schemas'
import { LIVE_LIMITS } from '#app/core/rules'
import { SECOND_MS } from '#app/core/time'
import { pageValidator } from '#app/core/validation/list_fields'
import { BOT_EVENT_DAYS, type BotEventType } from '#app/events/rules'
import { eventStreamValidator } from '#app/events/validators'

const member = (description: string) =>
  orNull(snowflake(), `${description} \`null\` when the account was deleted.`)

/** The schema of an event of one type. */
const event = <const Name extends BotEventType, Data extends TProperties>(
  schemaName: string,
  type: Name,
  description: string,
  data: Data
) =>
  named(
    schemaName,
    {
      id: internalId('The same event always has the same id.'),
      type: Type.Literal(type),
      createdAt: moment(),
      data: Type.Object(data),
      cursor: text({ description: 'Where to continue after it.' }),
    },
    description
  )

const REVIEW = {
  reviewId: internalId(),
  userId: member('The author.'),
  rating: Type.Integer({ minimum: 1, maximum: 5, examples: [5] }),
}

const BotEvent = Type.Union([
  event('VoteCreatedEvent', 'vote.created', 'A member voted for the bot.', {
    voteId: internalId(),
    userId: member('The voter.'),
    query: orNull(
      text({ example: '?source=discord' }),
      'The query string with which the member came to the vote page.'
    ),
    nextVoteAt: moment('When the member may vote again.'),
  }),
  event('ReviewCreatedEvent', 'review.created', 'A member reviewed the bot.', REVIEW),
  event('ReviewUpdatedEvent', 'review.updated', 'An author changed a review.', REVIEW),
  event('ReviewDeletedEvent', 'review.deleted', 'A review was deleted or hidden.', REVIEW),
  event('BotApprovedEvent', 'bot.approved', 'The staff approved the bot.', {
    reason: orNull(text({ example: 'Welcome!' })),
  }),
  event('BotRejectedEvent', 'bot.rejected', 'The staff rejected the bot.', {
    reason: text({ example: 'Its invitation does not work.' }),
  }),
  event('BotUpdatedEvent', 'bot.updated', 'An owner or the staff changed the bot.', {
    fields: Type.Array(text({ example: 'prefix' }), {
      description: 'What changed, by the names of the bot’s fields.',
    }),
  }),
  event('BotCertifiedEvent', 'bot.certified', 'The staff certified the bot.', {}),
  event('BotUncertifiedEvent', 'bot.uncertified', 'The bot is no longer certified.', {}),
  event('BotDeletedEvent', 'bot.deleted', 'The bot was deleted.', {}),
  event('BotRestoredEvent', 'bot.restored', 'The deleted bot was restored.', {}),
  event('ServerCountStaleEvent', 'server_count.stale', 'The bot posts no server count any more.', {
    serverCount: count({ description: 'The last count.', example: 1_280 }),
    postedAt: moment('When it was posted.'),
  }),
  event('TestEvent', 'test', 'An owner tried out the events.', { userId: member('The owner.') }),
])

const EVENTS_SCOPE = 'For the bot itself, with a token that has the scope `events:read`.'
/** Failures of calls for a bot's own token. */
export const BOT_TOKEN_FAILURES = {
  forbidden: 'The token belongs to another bot, or lacks the scope.',
}
const botParam = snowflakeParam('The bot’s Discord id.')

export const eventsDescription = describe('Events', 'What happens to a bot, for the bot itself.', {
  'bot_events.index': {
    summary: 'List the bot’s events',
    description: [
      `${EVENTS_SCOPE} Events are stored for ${BOT_EVENT_DAYS} days.`,
      'Oldest first. Keep the `cursor` of the last event that you have handled and send it next time: no event is skipped, ' +
        'also when several happen at once. An empty list means that there is nothing new.',
    ].join('\n\n'),
    params: { id: botParam },
    query: pageValidator,
    answers: { 200: page('Oldest first.', BotEvent) },
    failures: BOT_TOKEN_FAILURES,
  },
  'bot_event_streams.show': {
    summary: 'Follow the bot’s events',
    description: [
      `${EVENTS_SCOPE} Server-sent events: each has the type as its \`event\`, the cursor as its \`id\`, and as its \`data\` the ` +
        'object that the list of events holds.',
      'It begins after the event that the header `Last-Event-ID` or the parameter `cursor` names, without them with what happens ' +
        'next. It starts with an `id` alone, so that who reconnects before the first event misses none. ' +
        `A comment comes every ${LIVE_LIMITS.heartbeatMs / SECOND_MS} s. The stream ends when the token does.`,
    ].join('\n\n'),
    params: { id: botParam },
    query: eventStreamValidator,
    answers: {
      200: {
        description: 'Events, until either side has enough.',
        content: { type: 'text/event-stream', schema: Type.String() },
      },
    },
    failures: {
      ...BOT_TOKEN_FAILURES,
      rate_limited: 'The bot follows its events too many times at once.',
      unavailable: 'This process is stopping.',
    },
  },
})
