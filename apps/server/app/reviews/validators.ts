import vine from '@vinejs/vine'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { pageFields, queryInteger } from '#app/core/validation/list_fields'
import { textField } from '#app/core/validation/text_fields'
import { describeField } from '#app/core/validation/describe_field'
import { REVIEW_STARS, STARS } from '#app/directory/rules'
import {
  DEFAULT_REVIEW_SORT,
  REVIEW_SORTS,
  REVIEW_TEXT_LIMITS,
  REVIEW_VOTES,
} from '#app/reviews/rules'
import { REVIEW_REMOVERS } from '#app/reviews/staff_rules'

/** A whole number of stars. Numeric strings are rejected. */
const stars = () => vine.enum(REVIEW_STARS).use(describeField('Stars.', STARS.max))
const comment = () =>
  textField({ ...REVIEW_TEXT_LIMITS.comment, multiline: true })
    .use(describeField('Plain text.', 'It has never let us down.'))
    .nullable()
    .optional()

export const reviewListValidator = vine.create({
  ...pageFields(),
  sort: vine
    .enum(REVIEW_SORTS)
    .use(describeField(`The order; ${DEFAULT_REVIEW_SORT} by default.`))
    .optional(),
  stars: queryInteger(STARS.min, STARS.max)
    .use(describeField('Only reviews with this many stars.', STARS.max))
    .optional(),
})

export const ownReviewListValidator = vine.create({
  ...pageFields(),
  removed: vine
    .enum(['omit', 'include'] as const)
    .use(
      describeField(
        'Whether to include reviews that owners of the bots or staff have removed. They are left out by default.',
        'include'
      )
    )
    .optional(),
})

export const removedReviewListValidator = vine.create({
  removedAs: vine
    .enum(REVIEW_REMOVERS)
    .use(describeField('Only reviews that owners of the bots, or that staff removed.'))
    .optional(),
  ...pageFields(),
})

/** For new and edited reviews. If an edit omits `comment`, the comment stays as it is. */
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
    .use(describeField('The member to block.', '100000000000000042')),
  reason: textField(REVIEW_TEXT_LIMITS.blockReason).use(
    describeField('The reason, which is recorded in the audit log.', 'Spam')
  ),
})
