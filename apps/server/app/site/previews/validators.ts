import vine from '@vinejs/vine'
import { LANGUAGES } from '#app/core/rules'
import { IMAGE_THEMES } from '#app/site/rules'

export const previewValidator = vine.create({
  theme: vine.enum(IMAGE_THEMES).optional(),
  lang: vine.enum(LANGUAGES).optional(),
})
