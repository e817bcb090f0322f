import { Type } from 'typebox'
import { describe, json, nothing, redirect, snowflakeParam } from '#app/core/openapi/operation'
import { count, flag, moment, named, orNull, snowflake, text } from '#app/core/openapi/schemas'
import { Decision } from '#app/identity/decisions/api_schema'
import { accountDeletionValidator, profileValidator } from '#app/identity/validators'
import { discriminator, imageHash } from '#app/platform/api_description'

const name = (example: string) => orNull(text({ example }))

export const UserChip = named(
  'UserChip',
  {
    id: snowflake(),
    username: name('fern_gardener'),
    displayName: name('Fern Gardener'),
    globalName: name('Fern'),
    discriminator: discriminator(),
    avatar: imageHash(),
    banner: imageHash(),
    isPremium: flag('Whether to show the premium badge.'),
  },
  'A member as lists and reviews show them.'
)

export const Person = named(
  'Person',
  {
    ...UserChip.properties,
    roles: Type.Array(text({ example: 'user' })),
    isPremium: flag(),
  },
  'A member as staff see one in lists.'
)

/** The fields that both public and own profiles show. */
const PROFILE = {
  id: snowflake(),
  username: name('fern_gardener'),
  displayName: name('Fern Gardener'),
  firstName: orNull(text(), 'Only when the member has neither a display name nor a username.'),
  lastName: orNull(text()),
  profileImageUrl: orNull(text()),
  discordAvatar: imageHash(),
  discordBanner: imageHash(),
  bio: name('Grows bots.'),
  website: name('https://fern.example'),
  twitter: name('@fern'),
  github: name('fern'),
  youtube: orNull(text()),
  roles: Type.Array(text({ example: 'bot_developer' })),
  banned: flag(),
  banReason: orNull(text(), 'The reason of a ban in force.'),
  isPremium: flag(),
  createdAt: moment(),
  botCount: count({ example: 2 }),
}

const PublicUser = named(
  'PublicUser',
  PROFILE,
  'A public profile. Of a banned member it shows only the ban and its reason.'
)

/** A member as the member and the owners of the site see one. */
export const CURRENT_USER = {
  ...PROFILE,
  email: orNull(text({ example: 'fern@example.org' })),
  discordId: snowflake('Same as `id`.'),
  discordUsername: name('fern'),
  discordDisplayName: name('Fern'),
  disabled: flag(),
  disableReason: orNull(text()),
  disableExpiresAt: orNull(moment()),
  disableDecision: orNull(Decision, 'The disablement in force.'),
  banExpiresAt: orNull(moment()),
  banDecision: orNull(Decision, 'The ban in force.'),
  premiumType: orNull(text()),
  premiumExpiresAt: orNull(moment()),
}

export const CurrentUser = named('CurrentUser', CURRENT_USER, 'A member’s own account.')

const ServerMembership = Type.Object({
  isInServer: Type.Boolean({ examples: [true] }),
  inviteUrl: orNull(text({ example: 'https://discord.gg/botanica' })),
  serverName: orNull(text({ example: 'Botanica' })),
})

const Export = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  required: ['exportedAt'],
  properties: { exportedAt: moment() },
  additionalProperties: true,
})

export const identityDescription = describe('Members', 'Signing in, profiles and accounts.', {
  'auth.login': {
    summary: 'Start signing in',
    description: 'For browsers. `?return=/path` sets where to return to.',
    answers: { 302: redirect('To the start of the sign-in.') },
  },
  'auth.discord': {
    summary: 'Start signing in with Discord',
    description: 'For browsers. `?return=/path` sets where to return to.',
    answers: { 302: redirect('To Discord’s consent page.') },
  },
  'auth.discord.callback': {
    summary: 'OAuth callback for Discord',
    description: 'Discord redirects the browser here. Errors redirect to `/login?error=…`.',
    answers: {
      302: redirect('To the return path, signed in; or to the login page, with the error.'),
    },
  },
  'auth.logout': {
    summary: 'Sign out',
    description:
      'For browsers: a link is enough. With `?session=…` it ends the session only if that is its mark, the value of the cookie `session_mark`.',
    answers: { 302: redirect('To the home page.') },
    failures: { csrf: 'The request comes from another site.' },
  },
  'auth.user': {
    summary: 'Get my account',
    answers: { 200: json('The caller’s account.', CurrentUser) },
    failures: {
      unauthenticated: 'Nobody is signed in.',
      forbidden: 'The personal token lacks the scope.',
    },
  },
  'users.show': {
    summary: 'Get a member’s profile',
    params: { id: snowflakeParam('The member’s Discord id.') },
    answers: { 200: json('The profile.', PublicUser) },
  },
  'profile.update': {
    summary: 'Edit my profile',
    description: 'Fields that are left out do not change; empty ones are cleared.',
    body: profileValidator,
    answers: { 200: json('The updated profile.', CurrentUser) },
  },
  'users.update': {
    summary: 'Edit my profile by its id',
    params: { id: snowflakeParam('The caller’s own Discord id.') },
    body: profileValidator,
    answers: { 200: json('The updated profile.', CurrentUser) },
    failures: { forbidden: 'The profile is somebody else’s.' },
  },
  'account.export': {
    summary: 'Export my data',
    answers: { 200: json('A file with all personal data.', Export) },
  },
  'account.destroy': {
    summary: 'Delete my account',
    description:
      'Also deletes your bots and ends your subscriptions. `reviews` decides what happens to your reviews.',
    body: accountDeletionValidator,
    answers: { 204: nothing('The account is deleted.') },
    failures: { conflict: 'You are the last owner of the site.' },
  },
  'server_membership.show': {
    summary: 'Check my membership of the community server',
    answers: { 200: json('The membership and the server’s invitation.', ServerMembership) },
    failures: { unavailable: 'Discord does not respond.' },
  },
})
