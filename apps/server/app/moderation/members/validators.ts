import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { searchField, pageFields } from '#app/core/validation/list_fields'
import { momentField } from '#app/core/validation/moment_field'
import { textField } from '#app/core/validation/text_fields'
import { describeField } from '#app/core/validation/describe_field'
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
  role: vine.enum(BASE_ROLES).use(describeField('Only those with this role.')).optional(),
  state: vine.enum(MEMBER_STATES).use(describeField('Only those who stand so.')).optional(),
  sort: vine
    .enum(MEMBER_SORTS)
    .use(describeField(`The order; ${MEMBER_SORTS[0]} without it.`))
    .optional(),
})

/** A moment to come, and not one that nobody lives to see. */
const endField = () => momentField({ aheadMs: LONGEST_RESTRICTION_MS }).nullable().optional()

const reasonField = (what: string) =>
  textField(MODERATION_REASON_LIMITS)
    .use(describeField(`Why; asked for with ${what}.`))
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

/** One of the groups of `MEMBER_CHANGES`; which, is for the controller to see. */
export const memberChangeValidator = vine.create({
  role: vine
    .enum(BASE_ROLES)
    .use(describeField('Takes the place of the role that the member has.'))
    .optional(),

  banned: flagField(),
  banReason: reasonField('a ban'),
  banExpiresAt: endField(),
  disabled: flagField(),
  disableReason: reasonField('a disablement'),
  disableExpiresAt: endField(),

  firstName: profileField('firstName', IDENTITY_LIMITS.name),
  lastName: profileField('lastName', IDENTITY_LIMITS.name),
  email: profileField('email', IDENTITY_LIMITS.email),
  discordId: vine.string().use(describeField('The member’s own, and no other.')).optional(),
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
    describeField('Why; Discord keeps it in its own log.', 'Spam')
  ),
  duration: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([DISCORD_BAN_MINUTES.min, DISCORD_BAN_MINUTES.max])
    .use(describeField('Of a ban, in minutes; for good without it.'))
    .nullable()
    .optional(),
  deleteMessageDays: vine
    .number({ strict: true })
    .in([...DELETED_MESSAGE_DAYS])
    .use(describeField('With a ban: messages of so many days are deleted.'))
    .nullable()
    .optional(),
})
