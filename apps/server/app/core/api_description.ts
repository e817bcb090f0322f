import { Type } from 'typebox'
import { describe, json } from '#app/core/openapi/operation'
import { liveValidator } from '#app/core/live/validators'
import { READINESS_STATUSES } from '#app/core/process/readiness'
import { oneOf, text } from '#app/core/openapi/schemas'
import { LIVE_ENDINGS, LIVE_LIMITS } from '#app/core/rules'
import { SECOND_MS } from '#app/core/time'

const Readiness = Type.Object({
  status: oneOf(READINESS_STATUSES),
  defects: Type.Optional(
    Type.Record(Type.String(), text(), { description: 'What is wrong, for operators alone.' })
  ),
})

/** The schema of `text/event-stream`. OpenAPI cannot describe the `data` of its events, so the text does. */
export const liveDescription = describe('Live', 'What has changed, told while a screen is open.', {
  'live.show': {
    summary: 'Follow what changes',
    description: [
      'Server-sent events. Topics for everybody: `bots` (the lists), `bot:{id}`, `reviews:{id}` (of a bot), `person:{id}`. ' +
        'For members: `me`. For the staff, by their rights: `staff:bots`, `staff:members`, `staff:logs`, `staff:applications`, ' +
        '`staff:announcements`. Ids of bots are ours.',
      'The first event is `open`: `{ "topics", "resumed" }`, the topics that are followed (what is not there, or hidden, is not ' +
        'among them), and whether nothing was missed since the `Last-Event-ID` that was sent. Without it, ask again for what ' +
        'you show. Then come messages without an event name: an array of `{ "kind", … }` with ids and small public figures. ' +
        `\`beat\` comes every ${LIVE_LIMITS.heartbeatMs / SECOND_MS} s. \`end\`: \`{ "reason" }\` (${LIVE_ENDINGS.join(', ')}) is the last event.`,
      'Rights are judged when it is opened, and again when a role, a ban or the session changes: then it ends, and what may be ' +
        'followed is found out by opening it anew.',
    ].join('\n\n'),
    query: liveValidator,
    answers: {
      200: {
        description: 'Events, until either side has enough.',
        content: { type: 'text/event-stream', schema: Type.String() },
      },
    },
    failures: {
      unauthenticated: 'A topic is for members.',
      account_restricted: 'A topic is for the staff, and the account is banned or disabled.',
      forbidden: 'A topic is for those of the staff who have another role.',
      unavailable: 'This process hears of no changes at the moment.',
    },
  },
})

export const coreDescription = describe('Health', 'For balancers and monitors.', {
  'health.live': {
    summary: 'Whether the process runs',
    answers: { 200: json('It runs.', Type.Object({ status: Type.Literal('ok') })) },
  },
  'health.ready': {
    summary: 'Whether the process can serve',
    description: 'Asks the database too. A monitor that shows its token learns what is wrong.',
    answers: {
      200: json('It can; `degraded` when something optional is missing, or it is late.', Readiness),
      503: json('Not now; ask another.', Readiness),
    },
  },
})
