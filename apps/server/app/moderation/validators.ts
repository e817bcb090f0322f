import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { searchField, pageFields } from '#app/core/validation/list_fields'
import { describeField } from '#app/core/validation/describe_field'
import { DECISION_CHECKS, STAFF_BOT_CHECKS } from '#app/directory/field_checks'
import {
  APPROVAL_STATUSES,
  BOT_NAME_LIMITS,
  BOT_TEXT_LIMITS,
  DECISION_REASON_LIMITS,
  MAX_POSTED_COUNT,
} from '#app/directory/rules'
import {
  type BotFormMeta,
  categoriesField,
  editableText,
  linkField,
} from '#app/directory/submission/form_fields'
import { PENDING_BOT_SORTS, STAFF_BOT_SORTS } from '#app/moderation/rules'

const listFields = () => ({
  search: searchField(),
  ...pageFields(),
})

/** @param sorts the first is the default */
const sortField = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  vine
    .enum(sorts)
    .use(describeField(`The order; ${sorts[0]} without it.`))
    .optional()

export const pendingBotListValidator = vine.create({
  ...listFields(),
  sort: sortField(PENDING_BOT_SORTS),
})

const FLAGS = ['true', 'false'] as const

export const staffBotListValidator = vine.create({
  ...listFields(),
  sort: sortField(STAFF_BOT_SORTS),
  status: vine.enum(APPROVAL_STATUSES).use(describeField('Only those that are.')).optional(),
  certified: vine
    .enum(FLAGS)
    .use(describeField('Only certified ones, or only the others.'))
    .optional(),
})

const SERVERS_EXAMPLE = 1_280

const reason = () =>
  vine
    .string()
    .use(checkedField({ check: DECISION_CHECKS.reason, limits: DECISION_REASON_LIMITS }))
    .use(describeField('For its owners to read.', 'Its invitation does not work.'))

/** What was left empty is no reason. */
const unlessBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value

export const approvalValidator = vine.create({ reason: reason().parse(unlessBlank).optional() })

export const rejectionValidator = vine.create({
  reason: reason().parse((value) => value ?? ''),
  seen: vine
    .enum(APPROVAL_STATUSES)
    .use(
      describeField('How the bot stood when you looked; if it stands otherwise by now, it is 409.')
    )
    .optional(),
})

/** Fields by their public names. */
export const staffEditValidator = vine.withMetaData<BotFormMeta>().create({
  name: vine
    .string()
    .parse((value) => (value === null ? '' : value))
    .use(checkedField({ check: STAFF_BOT_CHECKS.name, limits: BOT_NAME_LIMITS }))
    .use(describeField('In place of the one that Discord knows.', 'Fern'))
    .optional(),
  shortDescription: editableText('shortDescription', BOT_TEXT_LIMITS.shortDescription),
  longDescription: editableText('description', BOT_TEXT_LIMITS.description),
  inviteUrl: editableText('inviteUrl'),
  supportServerUrl: linkField('supportServer'),
  githubUrl: linkField('github'),
  websiteUrl: linkField('website'),
  tags: categoriesField(),
  servingCount: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, MAX_POSTED_COUNT])
    .use(describeField('Servers, in place of what the bot says.', SERVERS_EXAMPLE))
    .optional(),
  servingCountFrozen: vine
    .boolean({ strict: true })
    .use(describeField('Whether the bot may not change it any more.'))
    .optional(),
})
