import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { PLAN_TYPES } from '#app/premium/rules'

const MOST_ID_LETTERS = 255

export const renewalValidator = vine.create({
  subscriptionId: vine
    .string()
    .maxLength(MOST_ID_LETTERS)
    .optional()
    .use(describeField('Which subscription, by its id; without it the one that runs on.')),
})

export const purchaseValidator = vine.create({
  planType: vine.enum(PLAN_TYPES).use(describeField('What to buy.')),
})
