import type { HttpContext } from '@adonisjs/core/http'
import { isCallable } from '#app/core/http/user_address_client'
import { Failure, invalidField, notFound } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { findBotToChange } from '#app/directory/submission/policies'
import { findWebhook, listWebhooks, type ListedWebhook } from '#app/webhooks/queries/webhooks'
import {
  getEventTypes,
  MAX_WEBHOOKS,
  type WebhookEventType,
  type WebhookFormat,
} from '#app/webhooks/rules'

const TOO_MANY = `A bot has at most ${MAX_WEBHOOKS} webhooks. Delete one first.`
const PAUSED = 'The webhook is paused.'
/** Where Discord accepts messages for a channel. */
const DISCORD_WEBHOOK =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\//

/**
 * Returns the bot and the webhook in the path.
 * @throws `not_found` unless the webhook is the bot's
 */
export async function findWebhookToChange(ctx: HttpContext) {
  const bot = await findBotToChange(ctx)
  const webhook = await findWebhook({
    botId: bot.id,
    id: parseInternalId(ctx.params.webhookId),
  })
  if (!webhook) throw notFound()
  return { bot, webhook }
}

/** @throws `conflict` for a paused webhook, which is sent nothing */
export function assertNotPaused({ pausedAt }: ListedWebhook) {
  if (pausedAt !== null) throw new Failure('conflict', { message: PAUSED })
}

/** @throws `limit` when the bot has as many webhooks as allowed */
export async function assertBelowLimit(ctx: HttpContext) {
  const { id } = await findBotToChange(ctx)
  if ((await listWebhooks(id)).length < MAX_WEBHOOKS) return
  throw new Failure('limit', { limit: MAX_WEBHOOKS, message: TOO_MANY })
}

/** @throws `invalid` for an event that cannot be sent in the format */
export function assertEventTypes(format: WebhookFormat, eventTypes: readonly WebhookEventType[]) {
  const known = getEventTypes(format)
  if (eventTypes.every((type) => known.includes(type))) return
  throw invalidField('eventTypes', 'format', 'The format has only events of votes')
}

/** @throws `invalid` for an address that the server may not call, or that is not Discord's for its format */
export async function assertAddress(format: WebhookFormat, url: string) {
  if (format === 'discord' && !DISCORD_WEBHOOK.test(url)) {
    throw invalidField('url', 'discord', 'The url field must be the address of a Discord webhook')
  }
  if (await isCallable(url)) return
  throw invalidField('url', 'host', 'The url field must lead to a public address')
}
