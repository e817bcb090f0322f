import type { RESTOptions } from '@discordjs/rest'
import { discordConfig } from '#config/discord'

/** The name of Discord in metrics. */
export const DISCORD_SERVICE = 'Discord'
/** Milliseconds. Short, because a screen waits for the response. */
export const DISCORD_DEADLINE_MS = 2_000
/** We stop after this many rejected requests. Discord bans an address after 10,000 in ten minutes. */
export const INVALID_REQUESTS_LIMIT = 250

/**
 * Options of the REST client: rate limited requests fail immediately instead of waiting in a queue, and a request is
 * retried at most once.
 */
export function restOptions(): Partial<RESTOptions> {
  return {
    api: discordConfig.api,
    version: discordConfig.version,
    timeout: DISCORD_DEADLINE_MS,
    retries: 1,
    rejectOnRateLimit: () => true,
    invalidRequestWarningInterval: INVALID_REQUESTS_LIMIT,
  }
}
