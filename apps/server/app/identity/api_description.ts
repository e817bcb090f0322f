import { Type } from 'typebox'
import { describe, json, nothing, redirect, snowflakeParam } from '#app/core/openapi/operation'
import { count, flag, moment, named, orNull, snowflake, text } from '#app/core/openapi/schemas'
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
    isPremium: flag('Whether the premium badge stands beside the name.'),
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
  'A member as the staff see one beside something else.'
)

/** What profiles show, of oneself and of others. */
const PROFILE = {
  id: snowflake(),
  username: name('fern_gardener'),
  displayName: name('Fern Gardener'),
  firstName: orNull(text(), 'Only of who has neither a display name nor a username.'),
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
  banReason: orNull(text(), 'Why, while a ban is in force.'),
  isPremium: flag(),
  createdAt: moment(),
  botCount: count({ example: 2 }),
}

const PublicUser = named(
  'PublicUser',
  PROFILE,
  'A public profile. Of a banned member nothing is told but that, and why.'
)

/** What members see of themselves, and owners of members. */
export const CURRENT_USER = {
  ...PROFILE,
  email: orNull(text({ example: 'fern@example.org' })),
  discordId: snowflake('Repeats `id`.'),
  discordUsername: name('fern'),
  discordDisplayName: name('Fern'),
  disabled: flag(),
  disableReason: orNull(text()),
  disableExpiresAt: orNull(moment()),
  banExpiresAt: orNull(moment()),
  premiumType: orNull(text()),
  premiumExpiresAt: orNull(moment()),
}

export const CurrentUser = named('CurrentUser', CURRENT_USER, 'What members see of themselves.')

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

export const identityDescription = describe('Members', 'Signing in, and who is who.', {
  'auth.login': {
    summary: 'Begin to sign in',
    description: 'For a browser. `?return=/path` says where to come back to.',
    answers: { 302: redirect('To where signing in begins.') },
  },
  'auth.discord': {
    summary: 'Begin to sign in with Discord',
    description: 'For a browser. `?return=/path` says where to come back to.',
    answers: { 302: redirect('To Discord’s consent page.') },
  },
  'auth.discord.callback': {
    summary: 'Come back from Discord',
    description: 'Discord leads here. What goes wrong ends at `/login?error=…`.',
    answers: { 302: redirect('Into the site, signed in; or to the login page, with the reason.') },
  },
  'auth.logout': {
    summary: 'Sign out',
    description:
      'For a browser: a link is enough. `?session=…` ends the session only if that is its mark, as the cookie `session_mark` says it.',
    answers: { 302: redirect('To the home page.') },
    failures: { csrf: 'Another site has sent the browser here.' },
  },
  'auth.user': {
    summary: 'Who am I?',
    answers: { 200: json('The caller.', CurrentUser) },
    failures: { unauthenticated: 'Nobody is signed in.' },
  },
  'users.show': {
    summary: 'A member’s profile',
    params: { id: snowflakeParam('The member’s Discord id.') },
    answers: { 200: json('The profile.', PublicUser) },
  },
  'profile.update': {
    summary: 'Edit my profile',
    description: 'What is absent stays, what is empty is cleared.',
    body: profileValidator,
    answers: { 200: json('The profile as it is now.', CurrentUser) },
  },
  'users.update': {
    summary: 'Edit my profile, by its id',
    params: { id: snowflakeParam('The caller’s own Discord id.') },
    body: profileValidator,
    answers: { 200: json('The profile as it is now.', CurrentUser) },
    failures: { forbidden: 'It is somebody else’s.' },
  },
  'account.export': {
    summary: 'All that is held of me',
    answers: { 200: json('A file.', Export) },
  },
  'account.destroy': {
    summary: 'Delete my account',
    description:
      'Bots and subscriptions end with it; `reviews` says what becomes of what you have written.',
    body: accountDeletionValidator,
    answers: { 204: nothing('It is gone.') },
    failures: { conflict: 'You are the last owner.' },
  },
  'server_membership.show': {
    summary: 'Am I in the community server?',
    answers: { 200: json('Whether, and how to get in.', ServerMembership) },
    failures: { unavailable: 'Discord does not answer.' },
  },
})
