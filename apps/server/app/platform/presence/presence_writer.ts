import type { Logger } from '@adonisjs/core/logger'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { isSamePresence, type Presence } from '#app/platform/presence/presence'
import { readPresences, writePresences } from '#app/platform/presence/presence_rows'

/** Minimum time between two writes. */
const WRITE_INTERVAL_MS = SECOND_MS
/** Current presences are written again long before they expire after five minutes. */
const REPEAT_AFTER_MS = 2 * MINUTE_MS
/** Maximum rows per statement. */
const MAX_BATCH = 1_000

interface Stored {
  presence: Presence
  /** Milliseconds of the epoch. */
  writtenAt: number
}

interface PresenceWriterOptions {
  logger: Logger
  /** Whether the presences received last are still current. While they are not, none is repeated, so they expire. */
  isLive: () => boolean
  writeIntervalMs?: number
  repeatAfterMs?: number
}

/**
 * Writes the presences that the gateway sends into the table, in batches, and only those that differ from what is stored. It
 * caches the stored presences, so a member who changes there and back within a second causes no write.
 */
export class PresenceWriter {
  readonly #options: Required<PresenceWriterOptions>
  readonly #stored = new Map<string, Stored>()
  /** Presences to write; `null` for accounts that have left. */
  readonly #pending = new Map<string, Presence | null>()
  /** Ids of the rows being written, whose stored values are not known until the write ends. */
  #inFlight: ReadonlySet<string> = new Set()
  #timer: NodeJS.Timeout | undefined
  #lastWrite: Promise<void> = Promise.resolve()
  #isWriting = false
  #isFailing = false

  constructor(options: PresenceWriterOptions) {
    this.#options = {
      writeIntervalMs: WRITE_INTERVAL_MS,
      repeatAfterMs: REPEAT_AFTER_MS,
      ...options,
    }
  }

  /** Loads the stored presences and starts the timer. */
  async start() {
    const now = Date.now()
    this.#stored.clear()
    for (const { discordId, status, activity, ageMs } of await readPresences()) {
      this.#stored.set(discordId, { presence: { status, activity }, writtenAt: now - ageMs })
    }
    this.#timer = setInterval(() => {
      if (!this.#isWriting) this.#lastWrite = this.#write()
    }, this.#options.writeIntervalMs)
  }

  /** Resolves when the current write has ended. Pending presences are dropped: the next holder of the gateway receives them again. */
  async stop() {
    clearInterval(this.#timer)
    await this.#lastWrite
  }

  set(id: string, presence: Presence) {
    const stored = this.#inFlight.has(id) ? undefined : this.#stored.get(id)
    if (stored && isSamePresence(stored.presence, presence)) this.#pending.delete(id)
    else this.#pending.set(id, presence)
  }

  remove(id: string) {
    if (this.#stored.has(id) || this.#inFlight.has(id)) this.#pending.set(id, null)
    else this.#pending.delete(id)
  }

  /** Removes everybody else. */
  retainOnly(members: ReadonlySet<string>) {
    for (const id of [...this.#stored.keys(), ...this.#pending.keys()]) {
      if (!members.has(id)) this.remove(id)
    }
  }

  #getDueRepeats(limit: number): [string, Presence][] {
    if (!this.#options.isLive()) return []
    const writtenBefore = Date.now() - this.#options.repeatAfterMs
    const due: [string, Presence][] = []
    for (const [id, { presence, writtenAt }] of this.#stored) {
      if (due.length >= limit) break
      if (writtenAt <= writtenBefore && !this.#pending.has(id)) due.push([id, presence])
    }
    return due
  }

  async #write() {
    const batch = [...this.#pending].slice(0, MAX_BATCH)
    const changed = batch.filter((entry): entry is [string, Presence] => entry[1] !== null)
    const removed = batch.filter(([, presence]) => presence === null).map(([id]) => id)
    const repeated = this.#getDueRepeats(MAX_BATCH - batch.length)
    if (batch.length + repeated.length === 0) return

    this.#isWriting = true
    this.#inFlight = new Set(batch.map(([id]) => id))
    try {
      await writePresences({ changed, repeated, gone: removed })
      this.#markStored([...changed, ...repeated], removed)
      if (this.#isFailing) this.#options.logger.info('presences can be written again')
      this.#isFailing = false
    } catch (error) {
      // They stay pending and are retried with the next batch.
      if (!this.#isFailing) this.#options.logger.warn({ err: error }, 'presences cannot be written')
      this.#isFailing = true
    } finally {
      this.#isWriting = false
      this.#inFlight = new Set()
    }
  }

  #markStored(written: readonly (readonly [string, Presence])[], removed: readonly string[]) {
    const writtenAt = Date.now()
    for (const [id, presence] of written) {
      this.#stored.set(id, { presence, writtenAt })
      const next = this.#pending.get(id)
      if (next && isSamePresence(next, presence)) this.#pending.delete(id)
    }
    for (const id of removed) {
      this.#stored.delete(id)
      if (this.#pending.get(id) === null) this.#pending.delete(id)
    }
  }
}
