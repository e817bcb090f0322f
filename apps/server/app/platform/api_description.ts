import { Type } from 'typebox'
import { describe, json, snowflakeParam } from '#app/core/openapi/operation'
import { named, oneOf, orNull, snowflake, text } from '#app/core/openapi/schemas'
import { CHANNEL_TYPES, PRESENCE_STATUSES } from '#app/platform/rules'

/** Schemas of Discord accounts. The responses of other contexts contain some of them. */

const IMAGE = 'f1e2d3c4b5a697887766554433221100'

/** Images are hashes: a URL consists of the image host, the id and the hash. */
export const imageHash = () =>
  orNull(text({ example: IMAGE }), 'The hash of an image at Discord, or `null`.')

export const discriminator = () =>
  orNull(text({ example: '0' }), 'Four digits, or `0` for one of the newer names.')

export const Presence = named('Presence', {
  status: oneOf(PRESENCE_STATUSES, { example: 'online' }),
  activity: orNull(text({ example: 'Listening to /help' })),
})

const DisplayedPresence = Type.Union(
  [Presence, Type.Object({ status: Type.Null(), activity: Type.Null() })],
  { description: 'Both are `null` when nobody has said anything in the last five minutes.' }
)

export const presenceResponse = json('How it is.', DisplayedPresence)

const DiscordUser = named(
  'DiscordUser',
  {
    id: snowflake(),
    username: text({ example: 'fern' }),
    global_name: orNull(text({ example: 'Fern' })),
    display_name: text({ example: 'Fern' }),
    avatar: imageHash(),
    banner: imageHash(),
    discriminator: discriminator(),
  },
  'An account as Discord names it.'
)

const DiscordBot = named(
  'DiscordBot',
  {
    name: text({ example: 'Fern' }),
    username: text({ example: 'fern' }),
    avatar: imageHash(),
    banner: imageHash(),
    inviteUrl: text({ description: 'Where somebody adds it to a server.' }),
  },
  'What Discord knows of a bot.'
)

const DiscordChannel = named('DiscordChannel', {
  id: snowflake(),
  name: text({ example: 'announcements' }),
  type: oneOf(CHANNEL_TYPES, { example: 'text' }),
})

export const platformDescription = describe('Discord', 'What Discord says of bots and people.', {
  'discord_users.show': {
    summary: 'An account',
    description: 'Also of somebody who has never been here.',
    params: { id: snowflakeParam('Whose.') },
    answers: { 200: json('The account.', DiscordUser) },
    failures: {
      not_found: 'Discord knows no such account.',
      unavailable: 'Discord does not answer.',
    },
  },
  'user_presences.show': {
    summary: 'The presence of a person',
    params: { id: snowflakeParam('Whose.') },
    answers: { 200: presenceResponse },
    failures: { not_found: 'Nobody in the community server has that id.' },
  },
  'discord_channels.index': {
    summary: 'The channels that can be announced to',
    description: 'Those of text in the community server in which our bot may write.',
    answers: { 200: json('In the server’s order.', Type.Array(DiscordChannel)) },
    failures: { unavailable: 'Discord does not answer.' },
  },
  'discord_bots.show': {
    summary: 'A bot that is about to be submitted',
    params: { id: snowflakeParam('The bot’s, which is also its application’s.') },
    answers: { 200: json('What the form fills in.', DiscordBot) },
    failures: {
      not_found: 'Discord knows no such bot.',
      unavailable: 'Discord does not answer.',
    },
  },
})
