import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { searchField, pageFields } from '#app/core/validation/list_fields'
import { describeField } from '#app/core/validation/describe_field'
import { DECISION_CHECKS, STAFF_BOT_CHECKS } from '#app/directory/field_checks'
import {
  APPROVAL_STATUSES,
  BOT_NAME_LIMITS,
  BOT_TEXT_LIMITS,
  MAX_POSTED_COUNT,
} from '#app/directory/rules'
import { DECISION_REASON_LIMITS } from '#app/directory/staff_rules'
import { ruleIdsField } from '#app/identity/decisions/rule_ids_field'
import {
  type BotFormMeta,
  categoriesField,
  editableText,
  linkField,
} from '#app/directory/submission/form_fields'
import { versionField } from '#app/directory/versions/version_field'
import { PENDING_BOT_SORTS, PENDING_QUEUES, STAFF_BOT_SORTS } from '#app/moderation/rules'

const listFields = () => ({
  search: searchField(),
  ...pageFields(),
})

/** @param sorts the first is the default */
const sortField = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  vine
    .enum(sorts)
    .use(describeField(`The sort order. Default: ${sorts[0]}.`))
    .optional()

export const pendingBotListValidator = vine.create({
  ...listFields(),
  sort: sortField(PENDING_BOT_SORTS),
  queue: vine
    .enum(PENDING_QUEUES)
    .use(
      describeField(
        `Which of them: all that wait for staff and that you have not snoozed, those of them whose newest version you have not had open yet, those whose owners have been asked, or those that you have snoozed. Default: ${PENDING_QUEUES[0]}.`
      )
    )
    .optional(),
})

const FLAGS = ['true', 'false'] as const

export const staffBotListValidator = vine.create({
  ...listFields(),
  sort: sortField(STAFF_BOT_SORTS),
  status: vine.enum(APPROVAL_STATUSES).use(describeField('Only bots with this status.')).optional(),
  certified: vine
    .enum(FLAGS)
    .use(describeField('Only certified bots, or only uncertified ones.'))
    .optional(),
})

const SERVERS_EXAMPLE = 1_280

const reason = () =>
  vine
    .string()
    .use(checkedField({ check: DECISION_CHECKS.reason, limits: DECISION_REASON_LIMITS }))
    .use(
      describeField(
        'The reason, which is shown to the bot’s owners.',
        'Its invitation does not work.'
      )
    )

/** Treats a blank reason as missing. */
const unlessBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value

export const decisionValidator = vine.create({ version: versionField() })

export const approvalValidator = vine.create({
  reason: reason().parse(unlessBlank).optional(),
  version: versionField(),
})

export const changeRejectionValidator = vine.create({
  reason: reason().parse((value) => value ?? ''),
  version: versionField(),
})

export const rejectionValidator = vine.create({
  reason: reason().parse((value) => value ?? ''),
  version: versionField(),
  seen: vine
    .enum(APPROVAL_STATUSES)
    .use(
      describeField('The bot’s status as you saw it. If it has changed since, the response is 409.')
    )
    .optional(),
  ruleIds: ruleIdsField(),
})

export const uncertificationValidator = vine.create({
  version: versionField(),
  ruleIds: ruleIdsField(),
})

/** An edit of a bot by staff. Fields have their public names. */
export const staffEditValidator = vine.withMetaData<BotFormMeta>().create({
  name: vine
    .string()
    .parse((value) => (value === null ? '' : value))
    .use(checkedField({ check: STAFF_BOT_CHECKS.name, limits: BOT_NAME_LIMITS }))
    .use(describeField('Replaces the name at Discord.', 'Fern'))
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
    .use(describeField('Server count, replacing the one that the bot has posted.', SERVERS_EXAMPLE))
    .optional(),
  servingCountFrozen: vine
    .boolean({ strict: true })
    .use(describeField('Whether to freeze the server count, so that the bot cannot change it.'))
    .optional(),
})
