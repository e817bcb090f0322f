import { REAL_EVENT_TYPES } from '../events/rules.js'

/** Webhooks that a bot may have. */
export const MAX_WEBHOOKS = 5

/** In which form a webhook's requests are, named after the lists whose listeners understand it. */
export const WEBHOOK_FORMATS = [
  'standard',
  'topgg_v0',
  'topgg_v1',
  'discordbotlist',
  'discord',
] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

/** The events that webhooks can be for. A test is sent to the webhook that is tested only. */
export const WEBHOOK_EVENT_TYPES = REAL_EVENT_TYPES
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number]

/** Formats of lists that send nothing but votes. */
const VOTE_FORMATS: ReadonlySet<WebhookFormat> = new Set(['topgg_v0', 'topgg_v1', 'discordbotlist'])

/** Returns the events that can be sent in a format. */
export function getEventTypes(format: WebhookFormat): readonly WebhookEventType[] {
  return VOTE_FORMATS.has(format) ? ['vote.created'] : WEBHOOK_EVENT_TYPES
}

/** Why a webhook is sent nothing: an owner paused it, it failed for too long, or it responded with 410. */
export const WEBHOOK_PAUSE_REASONS = ['owner', 'failing', 'gone'] as const
export type WebhookPauseReason = (typeof WEBHOOK_PAUSE_REASONS)[number]

/** Why an attempt had no response. */
export const WEBHOOK_ERRORS = ['timeout', 'unreachable', 'forbidden'] as const
export type WebhookError = (typeof WEBHOOK_ERRORS)[number]

/** Hours after which a webhook that only fails is paused. */
export const WEBHOOK_RETRY_HOURS = 48

/** Days for which the attempts to send are stored. */
export const WEBHOOK_DELIVERY_DAYS = 30

/** Events that one request may send again. */
export const MAX_REPLAYED_EVENTS = 1_000
