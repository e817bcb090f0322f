import { LRUCache } from 'lru-cache'
import type { CachedResponse } from '#app/core/cache/cached_response'
import { SECOND_MS } from '#app/core/time'

export interface CacheEntry {
  readonly answer: CachedResponse
  readonly tags: ReadonlySet<string>
  /** Milliseconds of the epoch from which on time alone has made it untrue. */
  readonly expiresAt: number
  /** Whether it is still served, for a short while, after something that it shows has changed. */
  readonly servedStale: boolean
  /** Milliseconds of the epoch since when it is untrue; `undefined` while it is true. */
  staleSince: number | undefined
  /** Milliseconds of the epoch when it was last tried to be built. */
  buildStartedAt: number
}

const REBUILD_INTERVAL_MS = SECOND_MS
/** Beyond this a stale answer is not served any more: nobody asked for it in between, so it may be much older. */
const MAX_STALE_MS = 5 * SECOND_MS

/**
 * What may be done with an entry: `ready` is given as it is, `due` too but is to be made anew meanwhile (a stale one, at
 * most once a second), and `over` is not given any more.
 */
export function getFreshness(entry: CacheEntry, now = Date.now()): 'ready' | 'due' | 'over' {
  if (entry.expiresAt <= now) return 'over'
  if (entry.staleSince === undefined) return 'ready'
  if (now - entry.staleSince > MAX_STALE_MS) return 'over'
  return now - entry.buildStartedAt < REBUILD_INTERVAL_MS ? 'ready' : 'due'
}

/** Milliseconds until a stale entry may be built anew. */
export function getRebuildDelayMs({ buildStartedAt }: CacheEntry, now = Date.now()): number {
  return Math.max(0, buildStartedAt + REBUILD_INTERVAL_MS - now)
}

/** Until when an entry may be given to those who keep it themselves, in milliseconds of the epoch. */
export function getReuseDeadline({ expiresAt, staleSince }: CacheEntry, now = Date.now()): number {
  return staleSince === undefined ? expiresAt : Math.min(expiresAt, now + REBUILD_INTERVAL_MS)
}

/** Bookkeeping of one entry beside its bytes: key, headers, sets. A round figure on the safe side. */
const OVERHEAD_BYTES = 1_024
/** What the compressed copies of a body may need, as a part of it. */
const COPIES = 0.5

function sizeOf({ body, coded }: CachedResponse, key: string) {
  const copies = coded ? Math.ceil(body.length * COPIES) : 0
  return body.length + copies + 2 * key.length + OVERHEAD_BYTES
}

/** Remembered drops beyond which those that no build can ask for are forgotten. */
const DROPS_BEFORE_PRUNING = 1_000

/** A point between two drops. */
export type Version = number

/**
 * Bytes by key within a bound of memory, the least recently used going first, and by tag, so that what a change made
 * untrue is found. It also remembers which tags were dropped while something was being built: what began to read
 * before a drop must not be kept as true.
 */
export class CacheStore {
  readonly #entries: LRUCache<string, CacheEntry>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #lastDropOf = new Map<string, Version>()
  readonly #startsOfBuilds = new Map<symbol, Version>()
  #now: Version = 0
  #clearedAt: Version = 0

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => sizeOf(answer, key),
      dispose: (entry, key) => this.#forget(entry, key),
    })
  }

  get(key: string): CacheEntry | undefined {
    return this.#entries.get(key)
  }

  set(key: string, entry: CacheEntry) {
    this.#entries.set(key, entry)
    if (!this.#entries.has(key)) return
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  delete(key: string) {
    this.#entries.delete(key)
  }

  clear() {
    this.#clearedAt = ++this.#now
    this.#entries.clear()
  }

  /** Bytes held now, overhead included. */
  get size() {
    return this.#entries.calculatedSize
  }

  get moment(): Version {
    return this.#now
  }

  /** Call before a build reads anything, and `end` when it has been stored or has failed. */
  beginBuild() {
    const build = Symbol('build')
    const moment = this.#now
    this.#startsOfBuilds.set(build, moment)
    return { moment, end: () => this.#startsOfBuilds.delete(build) }
  }

  /** Whether something with one of these tags has changed since then. */
  droppedSince(tags: Iterable<string>, moment: Version): boolean {
    if (this.#clearedAt > moment) return true
    for (const tag of tags) {
      const last = this.#lastDropOf.get(tag)
      if (last !== undefined && last > moment) return true
    }
    return false
  }

  /** What carries the tag goes, or becomes stale. */
  drop(tag: string) {
    this.#remember(tag)
    for (const key of this.#keysByTag.get(tag) ?? []) {
      const entry = this.#entries.peek(key)!
      if (entry.servedStale) entry.staleSince ??= Date.now()
      else this.#entries.delete(key)
    }
  }

  #remember(tag: string) {
    this.#now++
    if (this.#startsOfBuilds.size === 0) {
      this.#lastDropOf.clear()
      return
    }
    this.#lastDropOf.set(tag, this.#now)
    if (this.#lastDropOf.size > DROPS_BEFORE_PRUNING) {
      const oldest = Math.min(...this.#startsOfBuilds.values())
      for (const [other, moment] of this.#lastDropOf) {
        if (moment <= oldest) this.#lastDropOf.delete(other)
      }
    }
  }

  #forget(entry: CacheEntry, key: string) {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
