import vine from '@vinejs/vine'
import { describeField } from '#app/core/validation/describe_field'
import { textField } from '#app/core/validation/text_fields'
import { VOTE_QUERY_LIMITS, VOTE_QUERY_PATTERN } from '#app/voting/rules'

export const voteValidator = vine.create({
  queryString: textField(VOTE_QUERY_LIMITS)
    .regex(VOTE_QUERY_PATTERN)
    .use(
      describeField(
        'The query string with which the member came to the vote page. The bot gets it with the vote.',
        '?source=discord'
      )
    )
    .nullable()
    .optional(),
})

export const voteReminderValidator = vine.create({
  enabled: vine
    .boolean({ strict: true })
    .use(describeField('Whether to remind me after each vote.')),
})
