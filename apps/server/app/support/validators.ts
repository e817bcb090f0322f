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
    .use(describeField(`Only those that are; ${SUPPORT_STATES[0]} without it.`))
    .optional(),
  ...pageFields(),
})

export const supportRequestValidator = vine.create({
  subject: vine
    .string()
    .parse((value) => value ?? '')
    .use(checkedField({ check: SUPPORT_CHECKS.subject, limits: SUPPORT_LIMITS.subject }))
    .use(describeField('What it is about, in a line.', 'My bot is not found')),
  text: vine
    .string()
    .parse((value) => value ?? '')
    .use(checkedField({ check: SUPPORT_CHECKS.text, limits: SUPPORT_LIMITS.text }))
    .use(describeField('The question.', 'Since yesterday the search does not find it.')),
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
      describeField('The page of this site that it is about: its address, or its path.', '/bot/42')
    )
    .nullable()
    .optional(),
})

export const resolutionValidator = vine.create({
  state: vine.enum(['answered', 'closed'] as const),
  answer: vine
    .string()
    .use(checkedField({ check: SUPPORT_CHECKS.answer, limits: SUPPORT_LIMITS.answer }))
    .use(describeField('For the member to read; `answered` needs it.', 'It is found again.'))
    .optional(),
})
