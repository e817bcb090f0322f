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
  oneOf(BASE_ROLES, { description: 'The one of `roles` that is granted.', example: 'user' })

const AdminUser = named(
  'AdminUser',
  { ...CURRENT_USER, role: role() },
  'A member as owners see one.'
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
    banExpiresAt: orNull(moment(), '`null` while banned is for good.'),
    disabled: flag(),
    disableReason: orNull(text()),
    disableExpiresAt: orNull(moment(), '`null` while disabled is for good.'),
    createdAt: moment(),
  },
  'A member as the rest of the staff see one.'
)

const DiscordModeration = named('DiscordModeration', {
  id: internalId(),
  userId: snowflake(),
  action: oneOf(DISCORD_ACTIONS, { example: 'ban' }),
  endsAt: orNull(moment(), '`null` for good.'),
})

const id = snowflakeParam('The member’s Discord id.')
const Member = Type.Union([AdminUser, ModeratedUser])

export const membersDescription = describe('Staff: members', 'Who may do what, and who may not.', {
  'admin_users.index': {
    summary: 'All members',
    query: memberListValidator,
    answers: { 200: page('One page.', AdminUser) },
  },
  'admin_users.show': {
    summary: 'A member, for the staff',
    params: { id },
    answers: {
      200: json('All of it for owners; for the rest of the staff what they need.', Member),
    },
  },
  'admin_users.update': {
    summary: 'Change a member',
    description:
      'One of three at a time: the role; a restriction (`banned`, `disabled` and what belongs to them); what the profile says.' +
      '\n\nA restriction holds from the next request. What is set of username, display name and e-mail, Discord’s own do not' +
      ' overwrite; what is cleared, they do.',
    params: { id },
    body: memberChangeValidator,
    answers: { 200: json('The member as of now.', Member) },
    failures: {
      forbidden: 'Your role does not allow this, or not to this member.',
      conflict: 'It is the last owner; or somebody else has the username or the e-mail address.',
    },
  },
  'admin_users.destroy': {
    summary: 'Delete a member’s account',
    description: 'As members can themselves: bots go with it, reviews stay without a name.',
    params: { id },
    body: emptyBodyValidator,
    answers: { 200: json('Which one.', Type.Object({ id: snowflake() })) },
    failures: { forbidden: 'It is your own.', conflict: 'It is the last owner.' },
  },
  'discord_moderations.store': {
    summary: 'Put a member out of the community server',
    description:
      'A ban with a `duration` ends by itself. A member who is banned there is not banned here, and the other way round.',
    params: { id },
    body: discordModerationValidator,
    answers: { 200: json('Discord has done it.', DiscordModeration) },
    failures: {
      forbidden: 'It is yourself, or an owner and you are none.',
      conflict: 'Discord refuses, or who is to be put out is not in the server.',
      unavailable:
        'Discord does not answer, or something else is being done about the member there.',
    },
  },
})
