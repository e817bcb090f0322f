import vine from '@vinejs/vine'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/core/rules'
import { describeField } from '#app/core/validation/describe_field'
import { BADGE_KINDS, IMAGE_THEMES } from '#app/site/rules'

const [DEFAULT_KIND] = BADGE_KINDS
const [DEFAULT_THEME] = IMAGE_THEMES

/** How a badge looks. A badge is embedded for years, so an unknown value is an error and never another badge. */
export const badgeValidator = vine.create({
  kind: vine
    .enum(BADGE_KINDS)
    .use(describeField(`What it shows; ${DEFAULT_KIND} by default.`, DEFAULT_KIND))
    .optional(),
  theme: vine
    .enum(IMAGE_THEMES)
    .use(
      describeField(`The background that it is for; ${DEFAULT_THEME} by default.`, DEFAULT_THEME)
    )
    .optional(),
  lang: vine
    .enum(LANGUAGES)
    .use(describeField(`The language; ${DEFAULT_LANGUAGE} by default.`, DEFAULT_LANGUAGE))
    .optional(),
})
