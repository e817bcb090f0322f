export {
  BotanicaClient,
  type Bot,
  type BotEvent,
  type BotListItem,
  type BotSearch,
  type ClientOptions,
  type EventOptions,
  type PostedCount,
  type Vote,
  type VoterStatus,
} from './client.ts'
export type { CallOptions } from './http.ts'
export { AutoPoster, type AutoPosterOptions, type DiscordClient } from './auto-poster.ts'
export { verifyWebhook, type Webhook, type WebhookHeaders } from './webhook.ts'
export {
  ApiError,
  BotanicaError,
  ConnectionError,
  RateLimitError,
  WebhookVerificationError,
  type FieldError,
} from './errors.ts'
