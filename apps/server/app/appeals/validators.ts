import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { describeField } from '#app/core/validation/describe_field'
import { pageFields } from '#app/core/validation/list_fields'
import { APPEAL_CHECKS } from '#app/appeals/field_checks'
import { APPEAL_LIMITS, APPEAL_STATES } from '#app/appeals/rules'
import { APPEAL_OUTCOMES } from '#app/transparency/rules'

export const appealListValidator = vine.create({
  state: vine
    .enum(APPEAL_STATES)
    .use(describeField(`Only appeals in this state; ${APPEAL_STATES[0]} by default.`))
    .optional(),
  ...pageFields(),
})

export const appealValidator = vine.create({
  decisionId: vine
    .number({ strict: true })
    .withoutDecimals()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .use(describeField('The id of the decision.', 42)),
  text: vine
    .string()
    .parse((value) => value ?? '')
    .use(checkedField({ check: APPEAL_CHECKS.text, limits: APPEAL_LIMITS.text }))
    .use(describeField('Why the decision is wrong.', 'The invitation has been repaired.')),
})

export const appealDecisionValidator = vine.create({
  outcome: vine
    .enum(APPEAL_OUTCOMES)
    .use(
      describeField(
        '`upheld`: the decision stands. `reversed`: it is undone. `closed`: it cannot be undone, and the answer says why.'
      )
    ),
  answer: vine
    .string()
    .use(checkedField({ check: APPEAL_CHECKS.answer, limits: APPEAL_LIMITS.answer }))
    .use(
      describeField(
        'For the member to read. Optional only when the decision is reversed.',
        'The invitation still fails.'
      )
    )
    .optional(),
})
