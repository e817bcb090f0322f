import { Type } from 'typebox'
import { describe, idParam, json, page, snowflakeParam } from '#app/core/openapi/operation'
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
import { Bot, BotListItem } from '#app/directory/api_description'
import { APPROVAL_STATUSES } from '#app/directory/rules'
import { botEditValidator, submissionValidator } from '#app/directory/submission/validators'
import { pageValidator } from '#app/core/validation/list_fields'

const OwnBot = named(
  'OwnBot',
  {
    ...BotListItem.properties,
    description: text({ description: 'Markdown.' }),
    additionalOwners: Type.Array(snowflake()),
    approvalReason: orNull(text()),
    autoDeleted: flag('Whether Discord knows it no more.'),
  },
  'A bot as its owners see it.'
)

const botParam = idParam('The bot’s: our own id, not Discord’s.')
const NOT_YOURS = 'It is for the bot’s owners.'
const OUTSIDER = 'You are not in the community server.'
const DISCORD_IS_SILENT = 'Discord does not answer.'

export const submissionDescription = describe(
  'Own bots',
  'Submitting bots, and looking after them.',
  {
    'own_bots.index': {
      summary: 'My bots',
      description: 'Those that you are an owner of, in whatever state.',
      query: pageValidator,
      answers: { 200: page('The newest first.', OwnBot) },
    },
    'bot_statuses.show': {
      summary: 'Whether a bot’s id is taken',
      params: { id: snowflakeParam('The bot’s Discord id.') },
      answers: {
        200: json('It is.', Type.Object({ approvalStatus: oneOf(APPROVAL_STATUSES) })),
      },
      failures: { not_found: 'It is free.' },
    },
    'bots.store': {
      summary: 'Submit a bot',
      description:
        'It is pending until the staff have looked at it. Name and pictures come from Discord.',
      body: submissionValidator,
      answers: { 201: json('The bot.', Bot) },
      failures: {
        server_membership: OUTSIDER,
        limit: 'You have as many bots as you may.',
        conflict: 'The bot is listed already.',
        not_found: 'Discord knows no such bot.',
        unavailable: DISCORD_IS_SILENT,
      },
    },
    'bots.update': {
      summary: 'Edit a bot, or send it to review again',
      description:
        'What is absent stays as it is. A rejected bot is sent to review again with `approvalStatus: "pending"`.',
      params: { id: botParam },
      body: botEditValidator,
      answers: { 200: json('The bot as it is now.', Bot) },
      failures: {
        forbidden: NOT_YOURS,
        server_membership: OUTSIDER,
        conflict: 'It is not rejected.',
        unavailable: DISCORD_IS_SILENT,
      },
    },
    'bots.destroy': {
      summary: 'Delete a bot',
      description: 'It is gone everywhere at once.',
      params: { id: botParam },
      body: emptyBodyValidator,
      answers: {
        200: json(
          'Which one it was.',
          Type.Object({ id: internalId(), discordBotId: snowflake() })
        ),
      },
      failures: { forbidden: NOT_YOURS },
    },
    'bot_tokens.show': {
      summary: 'Since when a bot has a token',
      params: { id: botParam },
      answers: {
        200: json(
          'Its text is never shown again.',
          Type.Object({
            createdAt: moment(),
            lastUsedAt: orNull(moment()),
          })
        ),
      },
      failures: { forbidden: NOT_YOURS, not_found: 'No such bot, or it has no token.' },
    },
    'bot_tokens.store': {
      summary: 'Make a bot’s token',
      description: 'In place of the one that there was. With it the bot posts its server count.',
      params: { id: botParam },
      body: emptyBodyValidator,
      answers: {
        201: json(
          'It is shown this once.',
          Type.Object({ token: text({ example: 'botanica_bot_…' }) })
        ),
      },
      failures: { forbidden: NOT_YOURS },
    },
  }
)
