import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'

/** The body of a call that undoes a decision. */
export const undoValidator = vine.create({
  decisionId: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .use(describeField('The decision, as `undo` of what was decided on names it.', 42)),
})
