import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { searchField, pageFields } from '#app/core/validation/list_fields'
import { momentField } from '#app/core/validation/moment_field'
import { textField } from '#app/core/validation/text_fields'
import { describeField } from '#app/core/validation/describe_field'
import { ruleIdsField } from '#app/identity/decisions/rule_ids_field'
import { PROFILE_LIMITS } from '#app/identity/account/rules'
import { MEMBER_FIELD_CHECKS } from '#app/moderation/field_checks'
import {
  BASE_ROLES,
  DELETED_MESSAGE_DAYS,
  DISCORD_ACTIONS,
  DISCORD_REASON_LIMITS,
  DISCORD_BAN_MINUTES,
  type EditedMemberField,
  IDENTITY_LIMITS,
  LONGEST_RESTRICTION_MS,
  MEMBER_SORTS,
  MEMBER_STATES,
  MODERATION_REASON_LIMITS,
} from '#app/moderation/rules'

export const memberListValidator = vine.create({
  ...pageFields(),
  search: searchField(),
  role: vine.enum(BASE_ROLES).use(describeField('Only members with this role.')).optional(),
  state: vine.enum(MEMBER_STATES).use(describeField('Only members in this state.')).optional(),
  sort: vine
    .enum(MEMBER_SORTS)
    .use(describeField(`The sort order. Default: ${MEMBER_SORTS[0]}.`))
    .optional(),
})

/** A time in the future, at most `LONGEST_RESTRICTION_MS` ahead. */
const endField = () => momentField({ aheadMs: LONGEST_RESTRICTION_MS }).nullable().optional()

const reasonField = (what: string) =>
  textField(MODERATION_REASON_LIMITS)
    .use(describeField(`The reason. Required for ${what}.`))
    .nullable()
    .optional()

const flagField = () => vine.boolean({ strict: true }).optional()

function profileField(field: EditedMemberField, limits: { max: number }) {
  return vine
    .string()
    .use(checkedField({ check: MEMBER_FIELD_CHECKS[field], limits }))
    .nullable()
    .optional()
}

/** Fields of one of the groups of `MEMBER_CHANGES`. The controller checks that there is only one group. */
export const memberChangeValidator = vine.create({
  role: vine.enum(BASE_ROLES).use(describeField('Replaces the member’s base role.')).optional(),

  banned: flagField(),
  banReason: reasonField('a ban'),
  banExpiresAt: endField(),
  disabled: flagField(),
  disableReason: reasonField('a disablement'),
  disableExpiresAt: endField(),
  ruleIds: ruleIdsField(),

  firstName: profileField('firstName', IDENTITY_LIMITS.name),
  lastName: profileField('lastName', IDENTITY_LIMITS.name),
  email: profileField('email', IDENTITY_LIMITS.email),
  discordId: vine.string().use(describeField('Must be the member’s own Discord id.')).optional(),
  displayName: profileField('displayName', IDENTITY_LIMITS.name),
  username: profileField('username', IDENTITY_LIMITS.name),
  bio: profileField('bio', PROFILE_LIMITS.bio),
  website: profileField('website', PROFILE_LIMITS.website),
  twitter: profileField('twitter', PROFILE_LIMITS.handle),
  github: profileField('github', PROFILE_LIMITS.handle),
  youtube: profileField('youtube', PROFILE_LIMITS.handle),
})

export const discordModerationValidator = vine.create({
  action: vine.enum(DISCORD_ACTIONS),
  reason: textField(DISCORD_REASON_LIMITS).use(
    describeField('The reason, which Discord stores in its audit log.', 'Spam')
  ),
  duration: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([DISCORD_BAN_MINUTES.min, DISCORD_BAN_MINUTES.max])
    .use(describeField('For a ban: its duration in minutes. Omit it for a permanent ban.'))
    .nullable()
    .optional(),
  deleteMessageDays: vine
    .number({ strict: true })
    .in([...DELETED_MESSAGE_DAYS])
    .use(describeField('For a ban: how many days of messages Discord deletes.'))
    .nullable()
    .optional(),
})
