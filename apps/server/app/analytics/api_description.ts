import { Type } from 'typebox'
import { FREE_ANALYTICS_DAYS, MIN_COMPARED_BOTS, MIN_TERM_CALLERS } from '#app/analytics/rules'
import { analyticsValidator, interactionValidator } from '#app/analytics/validators'
import { describe, idParam, json, nothing, snowflakeParam } from '#app/core/openapi/operation'
import { count, flag, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { SERVER_COUNT_SOURCES } from '#app/directory/rules'

const NOT_OWNER = 'You do not own the bot, or the range needs premium.'
const ownParam = { id: idParam('The bot’s internal id, not its Discord id.') }
const premiumCount = (example: number) => orNull(count({ example }), '`null` without premium.')

const Analytics = named(
  'Analytics',
  {
    isPremium: flag('Whether it has what needs premium.'),
    days: Type.Array(
      Type.Object({
        day: text({ description: 'A day of UTC.', example: '2026-05-31' }),
        votes: orNull(count({ example: 12 }), '`null` for days that are too long ago.'),
        servers: orNull(count({ example: 1_280 }), 'The last count of the day, if there was one.'),
        serversSource: orNull(oneOf(SERVER_COUNT_SOURCES, { example: 'bot' })),
        reviews: premiumCount(1),
        pageViews: premiumCount(140),
        inviteClicks: premiumCount(31),
        searchImpressions: premiumCount(410),
        searchClicks: premiumCount(52),
      }),
      { description: 'Oldest first; the last one is today.' }
    ),
    searchTerms: orNull(
      Type.Array(
        Type.Object({
          term: text({ example: 'music' }),
          impressions: count({ example: 120 }),
          clicks: count({ example: 18 }),
        })
      ),
      `The searches that found the bot most often; those that at least ${MIN_TERM_CALLERS} callers made that day. \`null\` without premium.`
    ),
    comparison: orNull(
      Type.Object({
        category: text({ example: 'Music' }),
        bots: count({ description: 'How many bots it is the average of.', example: 100 }),
        servers: count({ example: 900 }),
        pageViews: count({ example: 2_100 }),
        inviteClicks: count({ example: 400 }),
        searchImpressions: count({ example: 8_000 }),
        searchClicks: count({ example: 700 }),
      }),
      `The averages of the most popular other bots of its first category over the whole range. \`null\` without premium, and with fewer than ${MIN_COMPARED_BOTS} others.`
    ),
  },
  'How a bot is found, seen and added.'
)

const DESCRIPTION = `Everybody who owns the bot gets votes and server counts of ${FREE_ANALYTICS_DAYS} days; premium gets everything.`

export const analyticsDescription = describe('Analytics', 'How a bot is found, seen and added.', {
  'bot_analytics.show': {
    summary: 'Get the analytics of a bot',
    description: DESCRIPTION,
    params: ownParam,
    query: analyticsValidator,
    answers: { 200: json('The days of the range, and sums over it.', Analytics) },
    failures: { forbidden: NOT_OWNER },
  },
  'bot_analytics.csv': {
    summary: 'Get the analytics of a bot as CSV',
    description: DESCRIPTION,
    params: ownParam,
    query: analyticsValidator,
    answers: {
      200: {
        description: 'The days of the range as a table with a header.',
        content: { type: 'text/csv', schema: text() },
      },
    },
    failures: { forbidden: NOT_OWNER },
  },
  'bot_analytics.history': {
    summary: 'Get the own analytics as a bot',
    description: `For the bot’s own program, with a token of the scope \`analytics:read\`. It gets what its main owner gets: votes and server counts of ${FREE_ANALYTICS_DAYS} days, everything with premium.`,
    params: { id: snowflakeParam('The bot’s Discord id.') },
    query: analyticsValidator,
    answers: { 200: json('The days of the range, and sums over it.', Analytics) },
    failures: {
      forbidden: 'The token is another bot’s, lacks the scope, or the range needs premium.',
    },
  },
  'interactions.store': {
    summary: 'Report what happened on a page',
    description:
      'Only for pages of this site, which send no credentials. Neither who reports nor when is stored; crawlers, pages that are loaded ahead and bots that are not listed are not counted.',
    body: interactionValidator,
    answers: { 204: nothing('It is counted in a moment.') },
  },
})
