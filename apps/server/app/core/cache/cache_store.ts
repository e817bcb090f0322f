import { LRUCache } from 'lru-cache'
import type { CachedResponse } from '#app/core/cache/cached_response'
import { SECOND_MS } from '#app/core/time'

export interface CacheEntry {
  readonly answer: CachedResponse
  readonly tags: ReadonlySet<string>
  /** Unix milliseconds after which the entry is outdated without an invalidation. */
  readonly expiresAt: number
  /** Whether it may be served for a short time after its content changed. */
  readonly servedStale: boolean
  /** Unix milliseconds of the invalidation; `undefined` while it is fresh. */
  staleSince: number | undefined
  /** Unix milliseconds of the last attempt to build it. */
  buildStartedAt: number
}

const REBUILD_INTERVAL_MS = SECOND_MS
/** Maximum age of a stale entry. It had no requests in between, so it may be much older than it seems. */
const MAX_STALE_MS = 5 * SECOND_MS

/**
 * The freshness of an entry: `ready` is served as is; `due` is served while it is rebuilt (a stale entry, at most
 * once a second); `over` is not served.
 */
export function getFreshness(entry: CacheEntry, now = Date.now()): 'ready' | 'due' | 'over' {
  if (entry.expiresAt <= now) return 'over'
  if (entry.staleSince === undefined) return 'ready'
  if (now - entry.staleSince > MAX_STALE_MS) return 'over'
  return now - entry.buildStartedAt < REBUILD_INTERVAL_MS ? 'ready' : 'due'
}

/** Milliseconds until a stale entry may be rebuilt. */
export function getRebuildDelayMs({ buildStartedAt }: CacheEntry, now = Date.now()): number {
  return Math.max(0, buildStartedAt + REBUILD_INTERVAL_MS - now)
}

/** Until when clients may reuse an entry, in Unix milliseconds. */
export function getReuseDeadline({ expiresAt, staleSince }: CacheEntry, now = Date.now()): number {
  return staleSince === undefined ? expiresAt : Math.min(expiresAt, now + REBUILD_INTERVAL_MS)
}

/** Estimated memory of an entry besides its bytes: key, headers, sets. Rounded up. */
const OVERHEAD_BYTES = 1_024
/** Estimated size of the compressed copies of a body, as a ratio. */
const COPIES = 0.5

function getSize({ body, coded }: CachedResponse, key: string) {
  const copies = coded ? Math.ceil(body.length * COPIES) : 0
  return body.length + copies + 2 * key.length + OVERHEAD_BYTES
}

/** Number of remembered invalidations above which those that no running build needs are removed. */
const DROPS_BEFORE_PRUNING = 1_000

/** How often entries were served and removed. */
interface CacheCounts {
  /** Served while up to date. */
  hit: number
  /** Served although its content had changed. */
  stale: number
  /** Built for a request. */
  miss: number
  /** Removed to stay within the memory limit. */
  evicted: number
  /** Removed because of a change. */
  invalidated: number
}

/** A position in the sequence of invalidations. */
export type Version = number

/**
 * An LRU cache of responses within a memory limit, indexed by tag. It also remembers which tags were invalidated
 * during a build: data that was read before an invalidation must not be stored as fresh.
 */
export class CacheStore {
  readonly #entries: LRUCache<string, CacheEntry>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #lastDropOf = new Map<string, Version>()
  readonly #startsOfBuilds = new Map<symbol, Version>()
  /** Since the start of the process. */
  readonly counts: CacheCounts = { hit: 0, stale: 0, miss: 0, evicted: 0, invalidated: 0 }
  #now: Version = 0
  #clearedAt: Version = 0

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => getSize(answer, key),
      dispose: (entry, key, reason) => {
        if (reason === 'evict') this.counts.evicted++
        else if (reason === 'delete') this.counts.invalidated++
        this.#forget(entry, key)
      },
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

  countServed({ staleSince }: CacheEntry) {
    if (staleSince === undefined) this.counts.hit++
    else this.counts.stale++
  }

  countMiss() {
    this.counts.miss++
  }

  delete(key: string) {
    this.#entries.delete(key)
  }

  clear() {
    this.#clearedAt = ++this.#now
    this.#entries.clear()
  }

  /** Bytes in use, overhead included. */
  get size() {
    return this.#entries.calculatedSize
  }

  /** Number of entries. */
  get entries() {
    return this.#entries.size
  }

  get moment(): Version {
    return this.#now
  }

  /** Call it before a build reads anything, and `end` after the response was stored or the build failed. */
  beginBuild() {
    const build = Symbol('build')
    const moment = this.#now
    this.#startsOfBuilds.set(build, moment)
    return { moment, end: () => this.#startsOfBuilds.delete(build) }
  }

  /** Whether one of these tags was invalidated since then. */
  droppedSince(tags: Iterable<string>, moment: Version): boolean {
    if (this.#clearedAt > moment) return true
    for (const tag of tags) {
      const last = this.#lastDropOf.get(tag)
      if (last !== undefined && last > moment) return true
    }
    return false
  }

  /** Evicts the entries with the tag, or marks them stale. */
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
