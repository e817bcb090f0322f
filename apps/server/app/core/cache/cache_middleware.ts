import { setTimeout as wait } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
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
import { SECOND_MS } from '#app/core/time'

export interface CacheResponseOptions {
  /** Query keys that change the answer. All others are ignored. */
  query?: readonly string[]
  /** Whether the answer is in the caller's language. */
  language?: boolean
  /** What the answer shows; `ctx.sharedBytes.tag` adds what only the controller knows. */
  tags: (ctx: HttpContext) => readonly string[]
  /** How long a CDN may answer without asking us, in seconds. */
  maxAgeSeconds?: number
  /** For lists ordered by votes: what has changed is served for a moment while it is rebuilt, at most once a second. */
  staleWhileRevalidate?: boolean
  /** For answers that differ by person: whoever shows a session cookie or a token gets an own one. */
  unlessCredentialed?: boolean
  /** Answers that nobody may store, whoever asks. */
  unless?: (ctx: HttpContext) => boolean
}

/** Lost drops aside nothing is untrue for longer. */
const MAX_LIFE_MS = 300 * SECOND_MS
const DEFAULT_MAX_AGE_SECONDS = 2
const CDN_STALE_SECONDS = 8
const CDN_STALE_IF_ERROR_SECONDS = 60
/** Longer keys (long searches) are not worth their memory. */
const MAX_KEY_LENGTH = 1_024

const PERSONAL_VARY = 'Authorization, Cookie'
const LANGUAGE_VARY = 'Cookie'

const flights = new Map<string, Flight>()
const sharings = new WeakMap<object, { query: readonly string[] }>()

/** What a controller may say of the answer while it makes it. */
export class CacheResponseBuild {
  readonly #tags: Set<string>
  #expiresAt: number
  #isPersonal = false

  constructor(tags: readonly string[]) {
    this.#tags = new Set(tags)
    this.#expiresAt = Date.now() + MAX_LIFE_MS
  }

  /** The answer shows this too: `invalidateTags` of it drops the answer. */
  tag(...tags: string[]) {
    for (const tag of tags) this.#tags.add(tag)
  }

  /** From this moment on time alone makes the answer untrue. The earliest counts. */
  expireAt(moment: Date) {
    this.#expiresAt = Math.min(this.#expiresAt, moment.getTime())
  }

  /** The answer is for this caller alone (an owner looking at a pending bot): it is given to nobody else. */
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
    /** There only while an answer is built that others will get too. */
    sharedBytes?: CacheResponseBuild
  }
}

type Outcome =
  | { kind: 'bytes'; entry: CacheEntry }
  | { kind: 'failed'; thrown: unknown }
  /** Not to be shared: a personal answer, or one that is no plain 200. */
  | { kind: 'unshared' }

/** Whether there is nothing at this address, or no longer. */
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
  /** Milliseconds of the epoch. */
  startedAt: number
  moment: Version
  plainStatus: number
}

/**
 * How others may keep the answer. Browsers ask each time (`max-age=0`; the answer is mostly 304), because after an own
 * change a refetch must show it. Shared caches may answer for a moment; what is stale they may serve only while they
 * ask, and that is said in `CDN-Cache-Control` (RFC 9213) because browsers would follow `stale-while-revalidate` too.
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

/** Answers with the entry, and tells a page that is made of it how long it holds. */
async function give(ctx: HttpContext, entry: CacheEntry) {
  reportRead(ctx.request.request, { tags: entry.tags, expiresAt: getReuseDeadline(entry) })
  await sendCachedResponse(ctx.request.request, ctx.response.response, entry.answer)
}

/** Answers this caller as if there were no others. */
function alone(ctx: HttpContext, next: NextFn) {
  ctx.response.header('cache-control', PRIVATE_CACHING)
  return next()
}

/**
 * Middleware for public reads: everybody gets the same ready bytes, made
 * once however many ask at once, with `ETag` and 304. A hit asks no database, opens no session and sets no cookie. Only
 * plain 200s are kept; an error reaches all who wait for it and is forgotten.
 *
 * Without `unlessCredentialed` a controller must give everybody the same, or call `ctx.sharedBytes?.personal()`.
 */
export function cacheResponse(options: CacheResponseOptions) {
  const caching = cachingHeaders(options)
  const keyParts = { query: options.query ?? [], language: options.language ?? false }
  const servedStale = options.staleWhileRevalidate ?? false

  /** What the controller has answered, kept for others where it may be. */
  function conclude(ctx: HttpContext, key: string, startedBuild: StartedBuild): Outcome {
    const { startedAt, moment, plainStatus } = startedBuild
    const build = ctx.sharedBytes!
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
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const { moment, end } = store.beginBuild()
    flights.set(key, { outcome: promise, credentialed, moment })
    const startedBuild = { startedAt: Date.now(), moment, plainStatus: ctx.response.getStatus() }
    let outcome: Outcome = { kind: 'unshared' }
    try {
      ctx.sharedBytes = new CacheResponseBuild(options.tags(ctx))
      await next()
      outcome = conclude(ctx, key, startedBuild)
    } catch (thrown) {
      outcome = { kind: 'failed', thrown }
      throw thrown
    } finally {
      // Other failures pass, and leave what was there before; of what is gone nothing is served any more.
      if (isNotFound(ctx, outcome)) store.delete(key)
      flights.delete(key)
      end()
      resolve(outcome)
    }
    if (outcome.kind === 'bytes') await give(ctx, outcome.entry)
    else if (outcome.kind === 'unshared') ctx.response.header('cache-control', PRIVATE_CACHING)
  }

  /** @param arrival given by those who must not get what was read before it, not even of a list that is served stale */
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
        // What was read before this caller asked may have changed in between; then it is read once more.
        const mayBeOlder = flight.moment < since && outcome.entry.staleSince !== undefined
        if (!mayBeOlder || toleratesOlder) return give(ctx, outcome.entry)
      } else if (credentialed) {
        return alone(ctx, next)
      } else if (!flight.credentialed) {
        if (outcome.kind === 'failed') throw outcome.thrown
        return alone(ctx, next)
      }
    }
  }

  /** For who knows of a change: waits for the next building, of which there is one a second. */
  async function giveFresh(ctx: HttpContext, next: NextFn, key: string, stale: CacheEntry) {
    const arrival = store.moment
    await wait(getRebuildDelayMs(stale))
    const entry = store.get(key)
    const isTrue = entry?.staleSince === undefined && entry && getFreshness(entry) === 'ready'
    if (isTrue) return give(ctx, entry)
    return joinOrLead(ctx, next, key, isCredentialed(ctx.request.request), arrival)
  }

  async function sharedBytesMiddleware(ctx: HttpContext, next: NextFn) {
    if (options.unless?.(ctx)) return alone(ctx, next)
    const credentialed = isCredentialed(ctx.request.request)
    if (credentialed && options.unlessCredentialed) {
      ctx.response.header('vary', PERSONAL_VARY)
      return alone(ctx, next)
    }
    const key = canonicalKey(ctx, keyParts)
    if (key.length > MAX_KEY_LENGTH) return alone(ctx, next)

    const entry = store.get(key)
    const condition = entry ? getFreshness(entry) : 'over'
    // A page that is being made anew because of a change must not be made of what was before it.
    const mustBeTrue = entry?.staleSince !== undefined && isInProcess(ctx.request.request)
    if (!entry || condition === 'over' || mustBeTrue)
      return joinOrLead(ctx, next, key, credentialed)
    if (entry.staleSince !== undefined && requiresFreshResponse(ctx.request.request)) {
      return giveFresh(ctx, next, key, entry)
    }
    if (!credentialed) rememberUrl(ctx.request.request, key)
    await give(ctx, entry)
    // While it was compressed somebody else may have begun.
    if (getFreshness(entry) !== 'due' || flights.has(key)) return
    entry.buildStartedAt = Date.now()
    // The caller has its answer; its request goes on for the sake of the next ones.
    return lead(ctx, next, key, credentialed)
  }

  sharings.set(sharedBytesMiddleware, { query: keyParts.query })
  return sharedBytesMiddleware
}

/** How a middleware shares answers, when it is one of these; the API's description tells it. */
export function getCacheOptions(middleware: object): { query: readonly string[] } | undefined {
  return sharings.get(middleware)
}

/** Something with these tags has changed: what shows it is dropped in this process. */
export function invalidateTags(...tags: string[]) {
  for (const tag of tags) store.drop(tag)
}

/** Forgets everything, as after a restart. */
export function invalidateAll() {
  store.clear()
}
