import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { MAX_NAMED_READ } from '#app/inbox/rules'

const id = () => vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER])

/** Exactly one of the two must be present; the controller checks that. */
export const inboxReadValidator = vine.create({
  upTo: id().use(describeField('Marks this item and all older ones.', 42)).optional(),
  ids: vine
    .array(id())
    .minLength(1)
    .maxLength(MAX_NAMED_READ)
    .use(describeField('Marks these items.'))
    .optional(),
})
