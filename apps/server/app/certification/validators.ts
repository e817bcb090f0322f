import vine from '@vinejs/vine'
import { APPLICATION_CHECKS } from '#app/certification/field_checks'
import {
  APPLICATION_REASON_LIMITS,
  APPLICATION_SORTS,
  APPLICATION_STATUSES,
  REVIEW_STATUSES,
} from '#app/certification/rules'
import { checkedField } from '#app/core/validation/checked_field'
import { searchField, pageFields } from '#app/core/validation/list_fields'
import { describeField } from '#app/core/validation/describe_field'
import { DECISION_CHECKS } from '#app/directory/field_checks'
import { versionField } from '#app/directory/versions/version_field'
import { ruleIdsField } from '#app/identity/decisions/rule_ids_field'
import { DECISION_REASON_LIMITS } from '#app/directory/staff_rules'

const FIRST_ID = 1

export const applicationListValidator = vine.create({
  search: searchField(),
  status: vine
    .enum(APPLICATION_STATUSES)
    .use(describeField('Only applications with this status.'))
    .optional(),
  sort: vine
    .enum(APPLICATION_SORTS)
    .use(describeField(`The sort order. Default: ${APPLICATION_SORTS[0]}.`))
    .optional(),
  ...pageFields(),
})

export const applicationValidator = vine.create({
  botId: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([FIRST_ID, Number.MAX_SAFE_INTEGER])
    .use(describeField('The bot’s internal id.', 42)),
  reason: vine
    .string()
    .parse((value) => value ?? '')
    .use(checkedField({ check: APPLICATION_CHECKS.reason, limits: APPLICATION_REASON_LIMITS }))
    .use(describeField('Why the bot should be certified.', 'Two hundred servers rely on it.')),
})

export const reviewValidator = vine.create({
  status: vine.enum(REVIEW_STATUSES),
  reviewReason: vine
    .string()
    .parse((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value))
    .use(checkedField({ check: DECISION_CHECKS.reason, limits: DECISION_REASON_LIMITS }))
    .use(describeField('Shown to the applicant. Required for a rejection.', 'It is often offline.'))
    .nullable()
    .optional(),
  version: versionField(),
  ruleIds: ruleIdsField(),
})
