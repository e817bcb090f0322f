import { Type } from 'typebox'
import { describe, json } from '#app/core/openapi/operation'
import {
  internalId,
  moment,
  named,
  oneOf,
  orNull,
  snowflake,
  text,
} from '#app/core/openapi/schemas'
import {
  PREFLIGHT_CHECKS,
  PREFLIGHT_FIELDS,
  PREFLIGHT_REASONS,
  PREFLIGHT_STATES,
  REMEMBERED_PRESENCES,
} from '#app/directory/preflight/rules'
import { preflightValidator } from '#app/directory/preflight/validators'

const ALL_REASONS = [...new Set(Object.values(PREFLIGHT_REASONS).flat())]

const PreflightResult = named(
  'PreflightResult',
  {
    check: oneOf(PREFLIGHT_CHECKS, { example: 'link' }),
    field: orNull(
      oneOf(PREFLIGHT_FIELDS, { example: 'website' }),
      'The field that it is about, of `text` and `link`.'
    ),
    state: oneOf(PREFLIGHT_STATES, {
      description:
        'Only `blocked` prevents a submission. `hint` is for people to weigh, and `unknown` could not be checked.',
      example: 'hint',
    }),
    reason: orNull(oneOf(ALL_REASONS, { example: 'missing' }), 'Why it did not pass.'),
    status: orNull(
      Type.Integer({ examples: [404] }),
      'The status with which an address responded.'
    ),
    similarBot: orNull(
      Type.Object({ discordBotId: snowflake(), name: text({ example: 'Fern' }) }),
      'The bot with nearly the same description.'
    ),
    online: Type.Array(Type.Boolean(), {
      description: `Of \`online\`: whether the bot was online at the last ${REMEMBERED_PRESENCES} checks, latest last.`,
    }),
  },
  'The result of a machine check of a listing.'
)

/** The results of a check that staff see. */
export const Preflight = named('Preflight', {
  version: internalId('The version of the listing that was checked.'),
  results: Type.Array(PreflightResult),
  checkedAt: moment(),
})

export const preflightDescription = describe('Preflight', 'Machine checks of listings.', {
  'preflights.store': {
    summary: 'Check a listing before submitting it',
    description:
      'Nothing is stored. The fields may be incomplete; the results say what is wrong. Staff see the same checks.',
    body: preflightValidator,
    answers: {
      200: json(
        'The results.',
        Type.Object({ results: Type.Array(PreflightResult), checkedAt: moment() })
      ),
    },
  },
})
