import vine from '@vinejs/vine'
import { AD_PLACEMENTS } from '#app/advertising/rules'

export const adListValidator = vine.create({ placement: vine.enum(AD_PLACEMENTS) })
