import type { IncomingMessage } from 'node:http'

/** `fetch` sends it with `cache: 'no-cache'`, and browsers on reload. */
const MAX_AGE_ZERO = /\bmax-age=0\b/

/**
 * Whether the caller knows of a change and must not get an older response. `no-cache` does not indicate that: `fetch`
 * sends it with every request that has its own `If-None-Match`.
 */
export function requiresFreshResponse({ headers }: IncomingMessage): boolean {
  return MAX_AGE_ZERO.test(headers['cache-control'] ?? '')
}
