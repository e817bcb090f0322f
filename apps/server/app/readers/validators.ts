import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { ITEM_TYPES } from '#app/readers/rules'

export const openItemValidator = vine.create({
  itemType: vine.enum(ITEM_TYPES).use(describeField('The kind of item.', 'bot')),
  itemId: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .use(describeField('Its internal id.', 42)),
})
