import { Type } from 'typebox'
import { describe, idParam, json } from '#app/core/openapi/operation'
import { count, internalId, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import {
  COUNTED_PLACES,
  ESTIMATE_DAYS,
  MIN_ESTIMATE_DECISIONS,
  QUEUE_STATES,
  QUEUE_TURNS,
} from '#app/directory/review_queue/rules'

const QueuePlace = named(
  'QueuePlace',
  {
    state: oneOf(QUEUE_STATES, {
      description:
        '`asked`: staff wait for an answer. `held`: a change of the approved bot waits. `none`: nothing is to be done.',
      example: 'pending',
    }),
    turn: orNull(oneOf(QUEUE_TURNS), 'Whose turn it is.'),
    since: orNull(moment(), 'When the bot was first submitted, or the change was sent.'),
    place: orNull(
      Type.Integer({ minimum: 1, maximum: COUNTED_PLACES, examples: [4] }),
      `The place in the queue, from 1. \`null\` outside of it, and beyond ${COUNTED_PLACES}.`
    ),
    estimate: orNull(
      Type.Object({
        decisions: count({ description: 'How many decisions it is computed from.', example: 120 }),
        medianSeconds: count({
          description: 'Half of them took at most this long.',
          example: 86_400,
        }),
        p90Seconds: count({ description: 'Nine in ten took at most this long.', example: 259_200 }),
      }),
      `How long decisions on submissions took in the last ${ESTIMATE_DAYS} days. \`null\` unless the bot is pending, and with fewer than ${MIN_ESTIMATE_DECISIONS} decisions.`
    ),
    question: orNull(
      Type.Object({
        id: internalId(),
        text: text({ example: 'Which servers is it for?' }),
        createdAt: moment(),
      }),
      'What staff ask its owners, and is not answered yet.'
    ),
  },
  'Where a bot is in the queue of staff.'
)

export const reviewQueueDescription = describe('Review queue', 'Waiting for a decision of staff.', {
  'queue_places.show': {
    summary: 'Get the place of a bot in the queue',
    params: { id: idParam('The bot’s internal id, not its Discord id.') },
    answers: { 200: json('Its place and whose turn it is.', QueuePlace) },
    failures: { forbidden: 'You neither own the bot nor belong to the staff.' },
  },
})
