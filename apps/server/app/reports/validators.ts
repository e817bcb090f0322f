import vine from '@vinejs/vine'
import { pageFields } from '#app/core/validation/list_fields'
import { describeField } from '#app/core/validation/describe_field'
import { textField } from '#app/core/validation/text_fields'
import { ruleIdsField } from '#app/identity/decisions/rule_ids_field'
import {
  ALL_REPORT_REASONS,
  REPORT_LIMITS,
  REPORT_OUTCOMES,
  REPORT_STATES,
  REPORT_TARGETS,
} from '#app/reports/rules'

/** An internal id, or the id of a member. */
const ID_PATTERN = /^[1-9]\d{0,19}$/

const TARGET_ID = 'The internal id of a bot or a review, the Discord id of a member.'

export const reportValidator = vine.create({
  targetType: vine.enum(REPORT_TARGETS).use(describeField('What is reported.', 'bot')),
  targetId: vine.string().regex(ID_PATTERN).use(describeField(TARGET_ID, '42')),
  reason: vine
    .enum(ALL_REPORT_REASONS)
    .use(describeField('One of the reasons for this kind of target.', 'misleading')),
  text: textField(REPORT_LIMITS.text)
    .use(describeField('What is wrong. Required for `other`.', 'It does not do what it says.'))
    .nullable()
    .optional(),
})

export const reportListValidator = vine.create({
  state: vine
    .enum(REPORT_STATES)
    .use(describeField(`Only reports in this state; ${REPORT_STATES[0]} by default.`))
    .optional(),
  targetType: vine
    .enum(REPORT_TARGETS)
    .use(describeField('Only reports of this kind of target.'))
    .optional(),
  targetId: vine
    .string()
    .regex(ID_PATTERN)
    .use(describeField(`Only reports of this target. ${TARGET_ID}`, '42'))
    .optional(),
  ...pageFields(),
})

export const reportDecisionValidator = vine.create({
  outcome: vine
    .enum(REPORT_OUTCOMES)
    .use(describeField('`acted` when something was done about the target.', 'acted')),
  ruleIds: ruleIdsField(),
  note: textField(REPORT_LIMITS.note)
    .use(describeField('A note for the staff. Reporters never see it.', 'Bot rejected.'))
    .nullable()
    .optional(),
})
