import { Type } from 'typebox'
import { count, internalId, orNull } from '#app/core/openapi/schemas'

/** The viewer's decision that can be undone. */
export const Undo = orNull(
  Type.Object({
    decisionId: internalId(),
    forMs: count({ description: 'For how many milliseconds.', example: 9_400 }),
  }),
  'Your last decision about it, while you can undo it.'
)
