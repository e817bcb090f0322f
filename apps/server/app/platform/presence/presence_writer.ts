import type { Logger } from '@adonisjs/core/logger'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { isSamePresence, type Presence } from '#app/platform/presence/presence'
import { readPresences, writePresences } from '#app/platform/presence/presence_rows'

/** However much happens, it is written at most once in so long. */
const WRITE_INTERVAL_MS = SECOND_MS
/** A presence counts for five minutes; what is alive is said again long before. */
const REPEAT_AFTER_MS = 2 * MINUTE_MS
/** Rows of one statement. */
const MAX_BATCH = 1_000

interface Stored {
  presence: Presence
  /** Milliseconds of the epoch. */
  writtenAt: number
}

interface PresenceFeedOptions {
  logger: Logger
  /** Whether what was told last is still so; while it is not, nothing is repeated, and grows old. */
  isLive: () => boolean
  writeIntervalMs?: number
  repeatAfterMs?: number
}

/**
 * Brings what the gateway tells into the table: only what differs from it, in batches. It knows what is stored, so that a
 * member who changes there and back within a second costs nothing.
 */
export class PresenceWriter {
  readonly #options: Required<PresenceFeedOptions>
  readonly #stored = new Map<string, Stored>()
  /** What is to be written; `null` for those who have gone. */
  readonly #pending = new Map<string, Presence | null>()
  /** Whose rows are being written, so that it is not known what is stored of them. */
  #underWay: ReadonlySet<string> = new Set()
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #isWriting = false
  #isFailing = false

  constructor(options: PresenceFeedOptions) {
    this.#options = {
      writeIntervalMs: WRITE_INTERVAL_MS,
      repeatAfterMs: REPEAT_AFTER_MS,
      ...options,
    }
  }

  /** Learns what is stored, and begins to write. */
  async start() {
    const now = Date.now()
    this.#stored.clear()
    for (const { discordId, status, activity, ageMs } of await readPresences()) {
      this.#stored.set(discordId, { presence: { status, activity }, writtenAt: now - ageMs })
    }
    this.#timer = setInterval(() => {
      if (!this.#isWriting) this.#round = this.#write()
    }, this.#options.writeIntervalMs)
  }

  /** Resolves when the write under way is over. What was not written yet, the next holder of the gateway will be told. */
  async stop() {
    clearInterval(this.#timer)
    await this.#round
  }

  set(id: string, presence: Presence) {
    const stored = this.#underWay.has(id) ? undefined : this.#stored.get(id)
    if (stored && isSamePresence(stored.presence, presence)) this.#pending.delete(id)
    else this.#pending.set(id, presence)
  }

  remove(id: string) {
    if (this.#stored.has(id) || this.#underWay.has(id)) this.#pending.set(id, null)
    else this.#pending.delete(id)
  }

  /** Everybody else has left. */
  retainOnly(members: ReadonlySet<string>) {
    for (const id of [...this.#stored.keys(), ...this.#pending.keys()]) {
      if (!members.has(id)) this.remove(id)
    }
  }

  #toRepeat(room: number): [string, Presence][] {
    if (!this.#options.isLive()) return []
    const writtenBefore = Date.now() - this.#options.repeatAfterMs
    const due: [string, Presence][] = []
    for (const [id, { presence, writtenAt }] of this.#stored) {
      if (due.length >= room) break
      if (writtenAt <= writtenBefore && !this.#pending.has(id)) due.push([id, presence])
    }
    return due
  }

  async #write() {
    const batch = [...this.#pending].slice(0, MAX_BATCH)
    const changed = batch.filter((entry): entry is [string, Presence] => entry[1] !== null)
    const removed = batch.filter(([, presence]) => presence === null).map(([id]) => id)
    const repeated = this.#toRepeat(MAX_BATCH - batch.length)
    if (batch.length + repeated.length === 0) return

    this.#isWriting = true
    this.#underWay = new Set(batch.map(([id]) => id))
    try {
      await writePresences({ changed, repeated, gone: removed })
      this.#remember([...changed, ...repeated], removed)
      if (this.#isFailing) this.#options.logger.info('presences are written again')
      this.#isFailing = false
    } catch (error) {
      // They stay pending, and are tried again with what comes until then.
      if (!this.#isFailing) this.#options.logger.warn({ err: error }, 'presences cannot be written')
      this.#isFailing = true
    } finally {
      this.#isWriting = false
      this.#underWay = new Set()
    }
  }

  #remember(written: readonly (readonly [string, Presence])[], removed: readonly string[]) {
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
