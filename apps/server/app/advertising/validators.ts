import vine from '@vinejs/vine'
import { told } from '#app/core/validation/told'
import { AD_PLACEMENTS } from '#app/advertising/rules'

export const adListValidator = vine.create({
  placement: vine.enum(AD_PLACEMENTS).use(told('Where on the page.')),
})
