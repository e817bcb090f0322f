import vine from '@vinejs/vine'
import { told } from '#app/core/validation/told'
import { PLAN_TYPES } from '#app/premium/rules'

export const purchaseValidator = vine.create({
  planType: vine.enum(PLAN_TYPES).use(told('What to buy.')),
})
