import vine from '@vinejs/vine'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { textField } from '#app/core/validation/text_fields'
import { describeField } from '#app/core/validation/describe_field'
import { REVIEW_STARS, REVIEW_TEXT_LIMITS, REVIEW_VOTES, STARS } from '#app/reviews/rules'

/** Any whole number of stars; text that reads like one is none. */
const stars = () => vine.enum(REVIEW_STARS).use(describeField('Stars.', STARS.max))
const comment = () =>
  textField({ ...REVIEW_TEXT_LIMITS.comment, multiline: true })
    .use(describeField('Plain text.', 'It has never let us down.'))
    .nullable()
    .optional()

/** Both for writing and for editing: without a `comment` an edited review keeps the one that it has. */
export const reviewValidator = vine.create({ rating: stars(), comment: comment() })

export const reviewVoteValidator = vine.create({
  vote: vine.enum(Object.values(REVIEW_VOTES)).use(describeField('1 likes, -1 dislikes.')),
})

export const replyValidator = vine.create({
  reply: textField({ ...REVIEW_TEXT_LIMITS.reply, multiline: true }).use(
    describeField('Plain text.', 'Thank you!')
  ),
})

export const blockValidator = vine.create({
  blockedUserId: vine
    .string()
    .regex(SNOWFLAKE_PATTERN)
    .use(describeField('Whom.', '100000000000000042')),
  reason: textField(REVIEW_TEXT_LIMITS.blockReason).use(
    describeField('Why; it stands in the audit log.', 'Spam')
  ),
})
