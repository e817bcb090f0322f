import { setTimeout as wait } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { LRUCache } from 'lru-cache'
import { toCachedResponse, sendCachedResponse } from '#app/core/cache/cached_response'
import {
  getFreshness,
  getRebuildDelayMs,
  getReuseDeadline,
  type CacheEntry,
  type Version,
} from '#app/core/cache/cache_store'
import { cacheStore as store, rememberUrl } from '#app/core/cache/fast_path'
import { canonicalKey } from '#app/core/cache/canonical_key'
import { getHandledError } from '#app/core/cache/handled_error'
import { requiresFreshResponse } from '#app/core/cache/requires_fresh_response'
import { toFailure } from '#app/core/to_failure'
import { isCredentialed } from '#app/core/http/credentials'
import { isInProcess, reportRead } from '#app/core/http/in_process'
import { HTTP_NOT_FOUND } from '#app/core/http/status'
import { PRIVATE_CACHING } from '#app/core/middleware/private_middleware'
import { hasUnknownParameter } from '#app/core/validation/query_parameters'
import { SECOND_MS } from '#app/core/time'

export interface CacheResponseOptions {
  /** Query parameters that change the response. All others are ignored, or rejected by routes with `strictQuery`. */
  query?: readonly string[]
  /** Those of them that may be repeated, in any order. */
  repeated?: readonly string[]
  /** Bounds the responses to requests that have many spellings, so that they do not push others out of the cache. */
  variants?: {
    /** How many are stored in this process; the one that was requested longest ago is evicted. */
    max: number
    isVariant: (ctx: HttpContext) => boolean
  }
  /** Whether the response depends on the caller's language. */
  language?: boolean
  /** Cache tags of the data in the response. `ctx.responseCache.tag` adds those that only the controller knows. */
  tags: (ctx: HttpContext) => readonly string[]
  /** How long shared caches may reuse the response, in seconds. */
  maxAgeSeconds?: number
  /**
   * For lists ordered by votes: serves an outdated response for a moment while it is rebuilt, at most once a second.
   */
  staleWhileRevalidate?: boolean
  /** For responses that differ by person: a request with a session cookie or a token is not served from the cache. */
  unlessCredentialed?: boolean
  /** Responses that must not be cached for anybody. */
  unless?: (ctx: HttpContext) => boolean
}

/** Maximum age of an entry, in case an invalidation is lost. */
const MAX_LIFE_MS = 300 * SECOND_MS
const DEFAULT_MAX_AGE_SECONDS = 2
const CDN_STALE_SECONDS = 8
const CDN_STALE_IF_ERROR_SECONDS = 60
/** Longer keys (long searches) are not worth their memory. */
const MAX_KEY_LENGTH = 1_024

/** The last two decide whether the cookie counts (`allowAnyOrigin`). */
const PERSONAL_VARY = 'Authorization, Cookie, Origin, Sec-Fetch-Site'
const LANGUAGE_VARY = 'Cookie'

const flights = new Map<string, Flight>()
const sharings = new WeakMap<object, { query: readonly string[] }>()

/** Lets a controller describe the response while it is built. */
export class CacheResponseBuild {
  readonly #tags: Set<string>
  #expiresAt: number
  #isPersonal = false

  constructor(tags: readonly string[]) {
    this.#tags = new Set(tags)
    this.#expiresAt = Date.now() + MAX_LIFE_MS
  }

  /** Adds cache tags: `invalidateTags` of any of them evicts the response. */
  tag(...tags: string[]) {
    for (const tag of tags) this.#tags.add(tag)
  }

  /** Sets a time after which the response is outdated. The earliest one counts. */
  expireAt(moment: Date) {
    this.#expiresAt = Math.min(this.#expiresAt, moment.getTime())
  }

  /** Marks the response as personal (an owner who views a pending bot): it is not cached. */
  personal() {
    this.#isPersonal = true
  }

  get tags(): ReadonlySet<string> {
    return this.#tags
  }
  get expiresAt() {
    return this.#expiresAt
  }
  get isPersonal() {
    return this.#isPersonal
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Present only while a response is built that may be cached. */
    responseCache?: CacheResponseBuild
  }
}

type Outcome =
  | { kind: 'bytes'; entry: CacheEntry }
  | { kind: 'failed'; thrown: unknown }
  /** Not cacheable: a personal response, or anything but a plain 200. */
  | { kind: 'unshared' }

/** Whether the resource does not exist or no longer exists. */
function isNotFound({ response }: HttpContext, outcome: Outcome): boolean {
  const status =
    outcome.kind === 'failed' ? toFailure(outcome.thrown)?.status : response.getStatus()
  return status === HTTP_NOT_FOUND
}

interface Flight {
  outcome: Promise<Outcome>
  credentialed: boolean
  moment: Version
}

interface StartedBuild {
  /** Unix milliseconds. */
  startedAt: number
  moment: Version
  plainStatus: number
}

/**
 * Caching headers for browsers and shared caches. Browsers revalidate each time (`max-age=0`; the response is mostly
 * a 304), because a refetch after an own change must show it. Shared caches may reuse the response for a moment and
 * serve it stale only while they revalidate. That is in `CDN-Cache-Control` (RFC 9213), because browsers would apply
 * `stale-while-revalidate` too.
 */
function cachingHeaders(options: CacheResponseOptions): Record<string, string> {
  const maxAge = options.maxAgeSeconds ?? DEFAULT_MAX_AGE_SECONDS
  const vary = options.unlessCredentialed
    ? PERSONAL_VARY
    : options.language
      ? LANGUAGE_VARY
      : undefined
  return {
    'cache-control': `public, max-age=0, s-maxage=${maxAge}`,
    'cdn-cache-control':
      `public, max-age=${maxAge}, stale-while-revalidate=${CDN_STALE_SECONDS}, ` +
      `stale-if-error=${CDN_STALE_IF_ERROR_SECONDS}`,
    ...(vary ? { vary } : {}),
  }
}

/** Sends the entry, and tells a page that is rendered from it how long it is valid. */
async function give(ctx: HttpContext, entry: CacheEntry) {
  reportRead(ctx.request.request, { tags: entry.tags, expiresAt: getReuseDeadline(entry) })
  await sendCachedResponse(ctx.request.request, ctx.response.response, entry.answer)
}

/** Handles the request without the cache. */
function alone(ctx: HttpContext, next: NextFn) {
  ctx.response.header('cache-control', PRIVATE_CACHING)
  return next()
}

/**
 * Middleware that caches responses of public reads: every caller gets the same bytes, built once for any number of
 * concurrent requests, with `ETag` and 304. A hit uses no database connection, opens no session and sets no cookie.
 * Only plain 200s are cached; an error reaches all waiting requests and is not stored.
 * Without `unlessCredentialed` a controller must respond the same to everybody, or call `ctx.responseCache?.personal()`.
 */
export function cacheResponse(options: CacheResponseOptions) {
  const caching = cachingHeaders(options)
  const { query = [], repeated = [], language = false } = options
  const keyParts = { query, repeated, language }
  const variants =
    options.variants &&
    new LRUCache<string, true>({
      max: options.variants.max,
      dispose: (_stored, evicted, reason) => {
        if (reason === 'evict') store.delete(evicted)
      },
    })
  const servedStale = options.staleWhileRevalidate ?? false

  /** Stores the controller's response if it is cacheable. */
  function conclude(ctx: HttpContext, key: string, startedBuild: StartedBuild): Outcome {
    const { startedAt, moment, plainStatus } = startedBuild
    const build = ctx.responseCache!
    const thrown = getHandledError(ctx)
    if (thrown) return { kind: 'failed', thrown: thrown.value }
    const answer = build.isPersonal
      ? undefined
      : toCachedResponse(ctx.response, caching, plainStatus)
    if (!answer) return { kind: 'unshared' }

    const wasInvalidated = store.droppedSince(build.tags, moment)
    const entry: CacheEntry = {
      answer,
      tags: build.tags,
      expiresAt: build.expiresAt,
      servedStale,
      staleSince: wasInvalidated ? startedAt : undefined,
      buildStartedAt: startedAt,
    }
    if (!wasInvalidated || servedStale) store.set(key, entry)
    return { kind: 'bytes', entry }
  }

  async function lead(ctx: HttpContext, next: NextFn, key: string, credentialed: boolean) {
    store.countMiss()
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const { moment, end } = store.beginBuild()
    flights.set(key, { outcome: promise, credentialed, moment })
    const startedBuild = { startedAt: Date.now(), moment, plainStatus: ctx.response.getStatus() }
    let outcome: Outcome = { kind: 'unshared' }
    try {
      ctx.responseCache = new CacheResponseBuild(options.tags(ctx))
      await next()
      outcome = conclude(ctx, key, startedBuild)
    } catch (thrown) {
      outcome = { kind: 'failed', thrown }
      throw thrown
    } finally {
      // Other errors are transient and keep the existing entry. An entry of a deleted resource is evicted.
      if (isNotFound(ctx, outcome)) store.delete(key)
      flights.delete(key)
      end()
      resolve(outcome)
    }
    if (outcome.kind === 'bytes') await give(ctx, outcome.entry)
    else if (outcome.kind === 'unshared') ctx.response.header('cache-control', PRIVATE_CACHING)
  }

  /**
   * Joins a running build or starts one.
   * @param arrival set for callers that must not get data read before it, not even of a list that is served stale
   */
  async function joinOrLead(
    ctx: HttpContext,
    next: NextFn,
    key: string,
    credentialed: boolean,
    arrival?: Version
  ): Promise<unknown> {
    const toleratesOlder = servedStale && arrival === undefined
    const since = arrival ?? store.moment
    for (;;) {
      const flight = flights.get(key)
      if (!flight) return lead(ctx, next, key, credentialed)
      const outcome = await flight.outcome

      if (outcome.kind === 'bytes') {
        // Data that was read before this request may have changed since; then it is read once more.
        const mayBeOlder = flight.moment < since && outcome.entry.staleSince !== undefined
        if (!mayBeOlder || toleratesOlder) {
          store.countServed(outcome.entry)
          return give(ctx, outcome.entry)
        }
      } else if (credentialed) {
        return alone(ctx, next)
      } else if (!flight.credentialed) {
        if (outcome.kind === 'failed') throw outcome.thrown
        return alone(ctx, next)
      }
    }
  }

  /** Serves callers that know of a change: waits for the next rebuild, of which there is one per second. */
  async function giveFresh(ctx: HttpContext, next: NextFn, key: string, stale: CacheEntry) {
    const arrival = store.moment
    await wait(getRebuildDelayMs(stale))
    const entry = store.get(key)
    const isTrue = entry?.staleSince === undefined && entry && getFreshness(entry) === 'ready'
    if (isTrue) {
      store.countServed(entry)
      return give(ctx, entry)
    }
    return joinOrLead(ctx, next, key, isCredentialed(ctx.request.request), arrival)
  }

  async function cacheMiddleware(ctx: HttpContext, next: NextFn) {
    if (options.unless?.(ctx) || hasUnknownParameter(ctx, keyParts.query)) return alone(ctx, next)
    const credentialed = isCredentialed(ctx.request.request)
    if (credentialed && options.unlessCredentialed) {
      ctx.response.header('vary', PERSONAL_VARY)
      return alone(ctx, next)
    }
    const key = canonicalKey(ctx, keyParts)
    if (key.length > MAX_KEY_LENGTH) return alone(ctx, next)
    if (options.variants?.isVariant(ctx)) variants!.set(key, true)

    const entry = store.get(key)
    const condition = entry ? getFreshness(entry) : 'over'
    // A page that is rendered because of a change must not use the response from before the change.
    const mustBeTrue = entry?.staleSince !== undefined && isInProcess(ctx.request.request)
    if (!entry || condition === 'over' || mustBeTrue)
      return joinOrLead(ctx, next, key, credentialed)
    if (entry.staleSince !== undefined && requiresFreshResponse(ctx.request.request)) {
      return giveFresh(ctx, next, key, entry)
    }
    if (!credentialed) rememberUrl(ctx.request.request, key)
    store.countServed(entry)
    await give(ctx, entry)
    // Another request may have started a build during the compression.
    if (getFreshness(entry) !== 'due' || flights.has(key)) return
    entry.buildStartedAt = Date.now()
    // The response has been sent; this request goes on to rebuild the cached entry for later requests.
    return lead(ctx, next, key, credentialed)
  }

  sharings.set(cacheMiddleware, { query: keyParts.query })
  return cacheMiddleware
}

/** Returns the cache options of a middleware created by `cacheResponse`; used by the API description. */
export function getCacheOptions(middleware: object): { query: readonly string[] } | undefined {
  return sharings.get(middleware)
}

/** Evicts the responses with these tags in this process, because their data has changed. */
export function invalidateTags(...tags: string[]) {
  for (const tag of tags) store.drop(tag)
}

/** Evicts all responses, as after a restart. */
export function invalidateAll() {
  store.clear()
}
