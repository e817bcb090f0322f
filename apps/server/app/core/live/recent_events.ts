import type { OutboxEvent, OutboxProgress } from '#app/core/outbox/outbox'
import { covers, parseSnapshot, isVisible, type Snapshot } from '#app/core/live/snapshot'
import { MINUTE_MS } from '#app/core/time'

const RETENTION_MS = 2 * MINUTE_MS
const MAX_EVENTS = 20_000

interface Round {
  /** Grows by one with each. */
  moment: number
  /** Milliseconds of the epoch. */
  readAt: number
  events: readonly OutboxEvent[]
  /** What was read when it was over. */
  after: Snapshot
}

/**
 * What this process has read of the outbox lately, so that who was away for a moment is told what was missed, whichever
 * process it was connected to before.
 */
export class RecentEvents {
  #rounds: Round[] = []
  #count = 0
  #moment = 0
  /** Everything that it does not see, and that has been read, is in `#rounds`. */
  #floor: Snapshot | undefined

  /** The latest round. */
  get moment() {
    return this.#moment
  }

  clear() {
    this.#rounds = []
    this.#count = 0
    this.#floor = undefined
  }

  add(events: readonly OutboxEvent[], { seen }: OutboxProgress, now = Date.now()) {
    const after = parseSnapshot(seen)
    if (!after) return this.clear()
    if (!this.#floor) {
      this.#floor = after
      return
    }
    if (events.length > 0) {
      this.#rounds.push({ moment: ++this.#moment, readAt: now, events, after })
      this.#count += events.length
    }
    for (let oldest; (oldest = this.#rounds[0]) !== undefined; this.#forget(oldest)) {
      if (this.#count <= MAX_EVENTS && oldest.readAt >= now - RETENTION_MS) return
    }
    this.#floor = after
  }

  #forget(oldest: Round) {
    this.#rounds.shift()
    this.#count -= oldest.events.length
    this.#floor = oldest.after
  }

  /** @returns what is not seen there, or `undefined` when that is not known any more */
  since(snapshot: Snapshot): OutboxEvent[] | undefined {
    if (!this.#floor || !covers(snapshot, this.#floor)) return undefined
    return this.#rounds
      .flatMap(({ events }) => events)
      .filter(({ xid }) => !isVisible(snapshot, BigInt(xid)))
  }

  /** @returns what has been read after that moment */
  after(moment: number): OutboxEvent[] {
    return this.#rounds.filter((round) => round.moment > moment).flatMap(({ events }) => events)
  }
}
