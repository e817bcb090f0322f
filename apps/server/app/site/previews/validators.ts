import vine from '@vinejs/vine'
import { LANGUAGES } from '#app/core/rules'
import { PREVIEW_THEMES } from '#app/site/rules'

export const previewValidator = vine.create({
  theme: vine.enum(PREVIEW_THEMES).optional(),
  lang: vine.enum(LANGUAGES).optional(),
})
