import { Type } from 'typebox'
import { describe, json } from '#app/core/openapi/operation'
import { READINESS_STATUSES } from '#app/core/process/readiness'
import { oneOf, text } from '#app/core/openapi/schemas'

const Readiness = Type.Object({
  status: oneOf(READINESS_STATUSES),
  defects: Type.Optional(
    Type.Record(Type.String(), text(), { description: 'What is wrong, for operators alone.' })
  ),
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
      200: json('It can.', Readiness),
      503: json('Not now; ask another.', Readiness),
    },
  },
})
