import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { PLAN_TYPES } from '#app/premium/rules'

const ID_MAX_LENGTH = 255

export const renewalValidator = vine.create({
  subscriptionId: vine
    .string()
    .maxLength(ID_MAX_LENGTH)
    .optional()
    .use(describeField('The subscription’s id. Default: the one that renews.')),
})

export const purchaseValidator = vine.create({
  planType: vine.enum(PLAN_TYPES).use(describeField('The plan to buy.')),
})
