import vine from '@vinejs/vine'
import { textField } from '#app/core/validation/text_fields'
import { REVIEW_STARS, REVIEW_TEXT_LIMITS, REVIEW_VOTES } from '#app/reviews/rules'

const SNOWFLAKE = /^\d{15,21}$/

/** Any whole number of stars; text that reads like one is none. */
const stars = () => vine.enum(REVIEW_STARS)
const comment = () =>
  textField({ ...REVIEW_TEXT_LIMITS.comment, multiline: true })
    .nullable()
    .optional()

/** Both for writing and for editing: without a `comment` an edited review keeps the one that it has. */
export const reviewValidator = vine.create({ rating: stars(), comment: comment() })

export const reviewVoteValidator = vine.create({ vote: vine.enum(Object.values(REVIEW_VOTES)) })

export const replyValidator = vine.create({
  reply: textField({ ...REVIEW_TEXT_LIMITS.reply, multiline: true }),
})

export const blockValidator = vine.create({
  blockedUserId: vine.string().regex(SNOWFLAKE),
  reason: textField(REVIEW_TEXT_LIMITS.blockReason),
})
