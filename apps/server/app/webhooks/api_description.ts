import { Type } from 'typebox'
import { describe, idParam, json, nothing, page } from '#app/core/openapi/operation'
import { count, internalId, moment, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { pageValidator } from '#app/core/validation/list_fields'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { BOT_EVENT_TYPES } from '#app/events/rules'
import {
  MAX_WEBHOOKS,
  WEBHOOK_DELIVERY_DAYS,
  WEBHOOK_ERRORS,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_FORMATS,
  WEBHOOK_PAUSE_REASONS,
} from '#app/webhooks/rules'
import { replayValidator, webhookEditValidator, webhookValidator } from '#app/webhooks/validators'

const params = { id: idParam('The bot’s internal id, not its Discord id.') }
const webhookParams = { ...params, webhookId: idParam('The webhook’s id.') }
const NOT_OWNER = 'You do not own the bot.'
const PAUSED = 'The webhook is paused.'
const secret = () => text({ example: 'whsec_…' })

export const webhooksDescription = describe(
  'Webhooks',
  'Addresses to which the events of a bot are sent.',
  {
    'bot_webhooks.index': {
      summary: 'List a bot’s webhooks',
      params,
      answers: {
        200: json(
          'All webhooks, oldest first, never their secrets.',
          Type.Array(
            Type.Object({
              id: internalId(),
              url: orNull(
                text({ example: 'https://bot.example/botanica' }),
                'That of Discord ends in `…` instead of its token; `null` if it can no longer be decrypted.'
              ),
              format: oneOf(WEBHOOK_FORMATS),
              eventTypes: Type.Array(oneOf(WEBHOOK_EVENT_TYPES)),
              createdAt: moment(),
              failingSince: orNull(moment(), 'Since when every attempt has failed.'),
              pausedAt: orNull(moment()),
              pauseReason: orNull(oneOf(WEBHOOK_PAUSE_REASONS)),
            })
          )
        ),
      },
      failures: { forbidden: NOT_OWNER },
    },
    'bot_webhooks.store': {
      summary: 'Create a webhook for a bot',
      description: `It is sent the events from now on. A bot has at most ${MAX_WEBHOOKS}.`,
      params,
      body: webhookValidator,
      answers: {
        201: json(
          'The webhook and its secret, shown only once.',
          Type.Object({
            id: internalId(),
            secret: orNull(
              secret(),
              '`null` for `discord`, whose addresses are secret themselves.'
            ),
          })
        ),
      },
      failures: { forbidden: NOT_OWNER, limit: 'The bot has as many webhooks as allowed.' },
    },
    'bot_webhooks.update': {
      summary: 'Change, pause or resume a webhook',
      description:
        'Fields that are left out do not change. A paused webhook that is resumed is sent the events since it stopped.',
      params: webhookParams,
      body: webhookEditValidator,
      answers: { 204: nothing('It is changed.') },
      failures: { forbidden: NOT_OWNER },
    },
    'bot_webhooks.destroy': {
      summary: 'Delete a webhook',
      params: webhookParams,
      body: emptyBodyValidator,
      answers: { 204: nothing('It is deleted, with its log.') },
      failures: { forbidden: NOT_OWNER },
    },
    'bot_webhooks.replace_secret': {
      summary: 'Replace the secret of a webhook',
      params: webhookParams,
      body: emptyBodyValidator,
      answers: {
        201: json('The new secret, shown only once.', Type.Object({ secret: secret() })),
      },
      failures: { forbidden: NOT_OWNER, conflict: 'The webhook has no secret.' },
    },
    'webhook_deliveries.index': {
      summary: 'List what was sent to a webhook',
      params: webhookParams,
      query: pageValidator,
      answers: {
        200: page(
          `The attempts of the last ${WEBHOOK_DELIVERY_DAYS} days, newest first.`,
          Type.Object({
            id: internalId(),
            eventId: internalId(),
            eventType: oneOf(BOT_EVENT_TYPES),
            attempt: count({ example: 1 }),
            status: orNull(count({ example: 204 }), '`null` when there was no response.'),
            error: orNull(
              oneOf(WEBHOOK_ERRORS),
              'Why there was no response; `forbidden` for an address that is not public.'
            ),
            response: orNull(text(), 'The beginning of the response.'),
            durationMs: count({ example: 120 }),
            createdAt: moment(),
            nextAt: orNull(moment(), 'When it was to be sent again.'),
          })
        ),
      },
      failures: { forbidden: NOT_OWNER },
    },
    'webhook_deliveries.test': {
      summary: 'Send a test to a webhook',
      params: webhookParams,
      body: emptyBodyValidator,
      answers: { 204: nothing('It is sent in a moment.') },
      failures: { forbidden: NOT_OWNER, conflict: PAUSED },
    },
    'webhook_deliveries.replay': {
      summary: 'Send events to a webhook again',
      description: 'Only events of the types that the webhook is for.',
      params: webhookParams,
      body: replayValidator,
      answers: {
        200: json('How many events are sent in a moment.', Type.Object({ queued: count() })),
      },
      failures: { forbidden: NOT_OWNER, conflict: PAUSED },
    },
  }
)
