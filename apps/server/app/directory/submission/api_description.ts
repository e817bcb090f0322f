import { Type } from 'typebox'
import { describe, idParam, json, nothing, page, snowflakeParam } from '#app/core/openapi/operation'
import {
  count,
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
import { APPROVAL_STATUSES, SERVER_COUNT_MEDIAN_DAYS } from '#app/directory/rules'
import { botEditValidator, submissionValidator } from '#app/directory/submission/validators'
import { BOT_TOKEN_SCOPES, MAX_BOT_TOKENS } from '#app/directory/tokens/rules'
import { botTokenValidator } from '#app/directory/tokens/validators'
import { HeldChange } from '#app/directory/versions/api_description'
import { pageValidator } from '#app/core/validation/list_fields'

const OwnBot = named(
  'OwnBot',
  {
    ...BotListItem.properties,
    description: text({ description: 'Markdown.' }),
    additionalOwners: Type.Array(snowflake()),
    approvalReason: orNull(text()),
    autoDeleted: flag('Whether Discord no longer knows the bot.'),
    sustainedServingCount: count({
      example: 1_240,
      description: `The count that certification weighs: the median of its daily server counts of the last ${SERVER_COUNT_MEDIAN_DAYS} days. It is the current count when there are none, or staff have set or frozen it.`,
    }),
    sustainedServingCountDays: count({
      example: 28,
      description: 'How many daily counts it is the median of; 0 when it is the current count.',
    }),
  },
  'A bot as its owners see it.'
)

const EditedBot = named(
  'EditedBot',
  {
    ...Bot.properties,
    heldChange: orNull(HeldChange, 'The change that waits for staff, if there is one.'),
  },
  'A bot after an edit.'
)

const botParam = idParam('The bot’s internal id, not its Discord id.')
const NOT_OWNER = 'You do not own the bot.'
const NOT_IN_SERVER = 'You are not in the community server.'
const DISCORD_UNAVAILABLE = 'Discord does not respond.'

export const submissionDescription = describe('Own bots', 'Submitting and managing bots.', {
  'own_bots.index': {
    summary: 'List my bots',
    description: 'Bots that you own or co-own, in any state.',
    query: pageValidator,
    answers: { 200: page('Newest first.', OwnBot) },
  },
  'bot_statuses.show': {
    summary: 'Check whether a bot is listed',
    params: { id: snowflakeParam('The bot’s Discord id.') },
    answers: {
      200: json(
        'The bot’s review status.',
        Type.Object({ approvalStatus: oneOf(APPROVAL_STATUSES) })
      ),
    },
    failures: { not_found: 'The bot is not listed.' },
  },
  'bots.store': {
    summary: 'Submit a bot',
    description:
      'The bot is pending until staff have reviewed it. Name and images come from Discord.',
    body: submissionValidator,
    answers: { 201: json('The bot.', Bot) },
    failures: {
      server_membership: NOT_IN_SERVER,
      limit: 'You have reached your limit of bots.',
      conflict: 'The bot is listed already.',
      not_found: 'Discord has no such bot.',
      unavailable: DISCORD_UNAVAILABLE,
    },
  },
  'bots.update': {
    summary: 'Edit or resubmit a bot',
    description:
      'Fields that are left out do not change. `approvalStatus: "pending"` submits a rejected bot for review again.\n\n' +
      'An edit of an approved bot waits for staff as a whole when it requests new scopes or permissions, has another ' +
      'address of the support server or website, or shares less than half of its words with the long description that ' +
      'staff approved. `heldChange` then has what waits. Of a field that a later edit sends, the later value counts.',
    params: { id: botParam },
    body: botEditValidator,
    answers: { 200: json('The bot as it is listed now.', EditedBot) },
    failures: {
      forbidden: NOT_OWNER,
      server_membership: NOT_IN_SERVER,
      conflict: 'The bot is not rejected.',
      unavailable: DISCORD_UNAVAILABLE,
    },
  },
  'bots.destroy': {
    summary: 'Delete a bot',
    description: 'The bot disappears everywhere at once.',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: {
      200: json('The deleted bot.', Type.Object({ id: internalId(), discordBotId: snowflake() })),
    },
    failures: { forbidden: NOT_OWNER },
  },
  'co_ownerships.destroy': {
    summary: 'Stop being an additional owner',
    description: 'The tokens of the bot that you created end.',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: { 200: json('The bot’s id.', Type.Object({ id: internalId() })) },
    failures: { forbidden: 'You do not own the bot, or are its main owner.' },
  },
  'bot_tokens.show': {
    summary: 'Get information about a bot’s unnamed token',
    params: { id: botParam },
    answers: {
      200: json(
        'When it was created and last used. The token itself is never shown again.',
        Type.Object({
          createdAt: moment(),
          lastUsedAt: orNull(moment()),
        })
      ),
    },
    failures: { forbidden: NOT_OWNER, not_found: 'There is no such bot, or it has no token.' },
  },
  'bot_tokens.store': {
    summary: 'Create a bot’s unnamed token',
    description:
      'Replaces the previous one without a name. The bot uses it to post its server count. Named tokens can do more.',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: {
      201: json(
        'The token, shown only once.',
        Type.Object({ token: text({ example: 'botanica_bot_…' }) })
      ),
    },
    failures: { forbidden: NOT_OWNER },
  },
  'named_bot_tokens.index': {
    summary: 'List a bot’s tokens',
    params: { id: botParam },
    answers: {
      200: json(
        'Those that have not ended, newest first, never their texts.',
        Type.Array(
          Type.Object({
            id: internalId(),
            name: orNull(text({ example: 'Production' }), '`null` for the unnamed one.'),
            scopes: Type.Array(oneOf(BOT_TOKEN_SCOPES)),
            createdAt: moment(),
            lastUsedAt: orNull(moment(), 'To within five minutes.'),
            expiresAt: orNull(moment(), '`null` when it never expires.'),
          })
        )
      ),
    },
    failures: { forbidden: NOT_OWNER },
  },
  'named_bot_tokens.store': {
    summary: 'Create a token for a bot',
    description: `It can be created while the bot has fewer than ${MAX_BOT_TOKENS} tokens.`,
    params: { id: botParam },
    body: botTokenValidator,
    answers: {
      201: json(
        'The token, shown only once.',
        Type.Object({ id: internalId(), token: text({ example: 'botanica_bot_…' }) })
      ),
    },
    failures: { forbidden: NOT_OWNER, limit: 'The bot has as many tokens as allowed.' },
  },
  'named_bot_tokens.destroy': {
    summary: 'Revoke a token of a bot',
    params: { id: botParam, tokenId: idParam('The token’s id.') },
    body: emptyBodyValidator,
    answers: { 204: nothing('It is revoked.') },
    failures: { forbidden: NOT_OWNER },
  },
})
