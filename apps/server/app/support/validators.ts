import vine from '@vinejs/vine'
import { appUrl } from '#config/app'
import { checkedField } from '#app/core/validation/checked_field'
import { pageFields } from '#app/core/validation/list_fields'
import { describeField } from '#app/core/validation/describe_field'
import { SUPPORT_CHECKS } from '#app/support/field_checks'
import { SUPPORT_LIMITS, SUPPORT_STATES } from '#app/support/rules'

const ORIGIN = { origin: new URL(appUrl).origin }

export const supportListValidator = vine.create({
  state: vine
    .enum(SUPPORT_STATES)
    .use(describeField(`Only requests in this state; ${SUPPORT_STATES[0]} by default.`))
    .optional(),
  ...pageFields(),
})

export const supportRequestValidator = vine.create({
  subject: vine
    .string()
    .parse((value) => value ?? '')
    .use(checkedField({ check: SUPPORT_CHECKS.subject, limits: SUPPORT_LIMITS.subject }))
    .use(describeField('The subject, in one line.', 'My bot is not found')),
  text: vine
    .string()
    .parse((value) => value ?? '')
    .use(checkedField({ check: SUPPORT_CHECKS.text, limits: SUPPORT_LIMITS.text }))
    .use(describeField('The text of the request.', 'Since yesterday the search does not find it.')),
  link: vine
    .string()
    .parse((value) => (value === '' ? undefined : value))
    .use(
      checkedField({
        check: SUPPORT_CHECKS.link,
        contextOf: () => ORIGIN,
        limits: SUPPORT_LIMITS.link,
      })
    )
    .use(
      describeField(
        'The page of this site that the request is about: its URL or its path.',
        '/bot/42'
      )
    )
    .nullable()
    .optional(),
})

export const resolutionValidator = vine.create({
  state: vine.enum(['answered', 'closed'] as const),
  answer: vine
    .string()
    .use(checkedField({ check: SUPPORT_CHECKS.answer, limits: SUPPORT_LIMITS.answer }))
    .use(
      describeField('The answer for the member; required when `answered`.', 'It is found again.')
    )
    .optional(),
})
