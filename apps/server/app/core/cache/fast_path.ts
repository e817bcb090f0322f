import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isReadyToSend, sendCachedResponse } from '#app/core/cache/cached_response'
import { CacheStore, getFreshness } from '#app/core/cache/cache_store'
import { toRoutePattern } from '#app/core/cache/canonical_key'
import { requiresFreshResponse } from '#app/core/cache/requires_fresh_response'
import { isCredentialed } from '#app/core/http/credentials'
import { getLanguageFromCookie } from '#app/core/http/language'
import { rememberContext } from '#app/core/http/request_route'
import { visitorKey } from '#app/core/rate_limit/caller'
import { anonymousRequests } from '#app/core/rate_limit/limits'
import { toRateLimitHeaders } from '#app/core/rate_limit/rate_limit_headers'

const MEBIBYTE = 1_024 * 1_024
const STORE_BYTES = 64 * MEBIBYTE
const ADDRESS_BYTES = 16 * MEBIBYTE
/** Estimated memory of an entry besides its characters. */
const ADDRESS_OVERHEAD_BYTES = 128
const BYTES_A_LETTER = 2
/** Longer URLs are rarely requested twice. */
const MAX_ADDRESS_LENGTH = 512

/** The response cache of this process. */
export const cacheStore = new CacheStore(STORE_BYTES)

/** Cache keys by raw URL, for visitors. */
const keys = new LRUCache<string, string>({
  maxSize: ADDRESS_BYTES,
  sizeCalculation: (key, address) =>
    BYTES_A_LETTER * (key.length + address.length) + ADDRESS_OVERHEAD_BYTES,
})

/** What a visitor's response depends on: the URL and the language cookie. */
function toUrlKey({ url, headers }: IncomingMessage): string {
  const { cookie } = headers
  return cookie === undefined ? url! : `${url}\n${getLanguageFromCookie(cookie) ?? ''}`
}

/** Remembers that the response to a visitor at this URL is stored under this key. */
export function rememberUrl(request: IncomingMessage, key: string) {
  if (request.url!.length <= MAX_ADDRESS_LENGTH) keys.set(toUrlKey(request), key)
}

/**
 * Responds to a visitor before the framework runs, if a response for exactly this URL is cached and may be sent as
 * is. Every other request (credentials, another method, nothing cached, rate limited) takes the normal route.
 * @returns whether it responded
 */
export function respondFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (isCredentialed(request)) return false
  const key = keys.get(toUrlKey(request))
  if (key === undefined) return false
  const entry = cacheStore.get(key)
  if (!entry || getFreshness(entry) !== 'ready' || !isReadyToSend(request, entry.answer))
    return false
  if (entry.staleSince !== undefined && requiresFreshResponse(request)) return false
  const visitor = visitorKey(request)
  if (!anonymousRequests.tryTakeLocally(visitor)) return false
  cacheStore.countServed(entry)
  rememberContext(request, { route: { pattern: toRoutePattern(key) } })
  const headers = toRateLimitHeaders(anonymousRequests, anonymousRequests.getLevel(visitor))
  void sendCachedResponse(request, response, entry.answer, headers)
  return true
}
