import { Type } from 'typebox'
import { describe, json, page, snowflakeParam } from '#app/core/openapi/operation'
import {
  flag,
  internalId,
  moment,
  named,
  oneOf,
  orNull,
  snowflake,
  text,
} from '#app/core/openapi/schemas'
import { Undo } from '#app/directory/undo/api_schema'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { Decision } from '#app/identity/decisions/api_schema'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { CURRENT_USER } from '#app/identity/api_description'
import { imageHash } from '#app/platform/api_description'
import { BASE_ROLES, DISCORD_ACTIONS } from '#app/moderation/rules'
import {
  discordModerationValidator,
  memberChangeValidator,
  memberListValidator,
} from '#app/moderation/members/validators'

const role = () =>
  oneOf(BASE_ROLES, { description: 'The base role among `roles`.', example: 'user' })

/** Only the answers to changes have it. */
const CHANGE = { undo: Type.Optional(Undo) }

const AdminUser = named(
  'AdminUser',
  { ...CURRENT_USER, role: role(), ...CHANGE },
  'A member as owners of the site see one.'
)

const ModeratedUser = named(
  'ModeratedUser',
  {
    id: snowflake(),
    username: orNull(text({ example: 'fern_gardener' })),
    displayName: orNull(text({ example: 'Fern Gardener' })),
    profileImageUrl: orNull(text()),
    discordAvatar: imageHash(),
    roles: Type.Array(text({ example: 'bot_developer' })),
    role: role(),
    banned: flag(),
    banReason: orNull(text()),
    banExpiresAt: orNull(moment(), '`null` for a permanent ban.'),
    banDecision: orNull(Decision),
    disabled: flag(),
    disableReason: orNull(text()),
    disableExpiresAt: orNull(moment(), '`null` for a permanent disablement.'),
    disableDecision: orNull(Decision),
    createdAt: moment(),
    ...CHANGE,
  },
  'A member as other staff see one.'
)

const DiscordModeration = named('DiscordModeration', {
  id: internalId(),
  userId: snowflake(),
  action: oneOf(DISCORD_ACTIONS, { example: 'ban' }),
  endsAt: orNull(moment(), '`null` for a permanent ban.'),
})

const id = snowflakeParam('The member’s Discord id.')
const Member = Type.Union([AdminUser, ModeratedUser])

export const membersDescription = describe('Staff: members', 'Roles and restrictions of members.', {
  'admin_users.index': {
    summary: 'List members',
    query: memberListValidator,
    answers: { 200: page('One page of members.', AdminUser) },
  },
  'admin_users.show': {
    summary: 'Get a member as staff',
    params: { id },
    answers: {
      200: json('`AdminUser` for owners of the site, `ModeratedUser` for other staff.', Member),
    },
  },
  'admin_users.update': {
    summary: 'Change a member',
    description:
      'Changes the role, the restrictions (`banned`, `disabled` and their fields) or the profile: one of them per request.' +
      '\n\nA restriction applies from the next request. Updates from Discord do not overwrite a username, display name or' +
      ' e-mail address that staff have set. A cleared field comes from Discord again.',
    params: { id },
    body: memberChangeValidator,
    answers: { 200: json('The updated member.', Member) },
    failures: {
      forbidden: 'Your role does not allow this, or not for this member.',
      conflict: 'The member is the last owner, or the username or e-mail address is taken.',
    },
  },
  'admin_users.undo': {
    summary: 'Undo your decision on a member’s restrictions',
    description:
      'Within seconds, before the member is notified. A ban and a disablement that you have changed together are undone together.' +
      '\n\nTokens that were revoked stay revoked.',
    params: { id },
    body: undoValidator,
    answers: { 200: json('The member as before.', Member) },
    failures: {
      forbidden: 'Your role does not allow this, or not for this member.',
      conflict: 'It is too late, it was not your decision, or the restriction has changed since.',
    },
  },
  'admin_users.destroy': {
    summary: 'Delete a member’s account',
    description:
      'As members can themselves. Their bots are deleted; their reviews are kept and anonymized.',
    params: { id },
    body: emptyBodyValidator,
    answers: { 200: json('The id of the deleted account.', Type.Object({ id: snowflake() })) },
    failures: { forbidden: 'It is your own account.', conflict: 'The member is the last owner.' },
  },
  'discord_moderations.store': {
    summary: 'Ban or kick a member from the community server',
    description:
      'A ban with a `duration` ends automatically. Bans in the community server and bans on this site are independent.',
    params: { id },
    body: discordModerationValidator,
    answers: { 200: json('Discord has applied it.', DiscordModeration) },
    failures: {
      forbidden: 'It is your own account, or the member is an owner and you are not.',
      conflict: 'Discord refuses, or the member to kick is not in the server.',
      unavailable: 'Discord does not answer, or another moderation of the member is in progress.',
    },
  },
})
