import type { RESTOptions } from '@discordjs/rest'
import { discordConfig } from '#config/discord'

/** A screen waits for the response. */
export const DISCORD_DEADLINE_MS = 2_000
/** Discord bans an address after 10,000 refused requests in ten minutes; far below that we stop of ourselves. */
export const INVALID_REQUESTS_LIMIT = 250

/**
 * How REST is spoken: what is rate limited is refused at once instead of waiting in a queue, and
 * nothing is tried more than twice.
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
