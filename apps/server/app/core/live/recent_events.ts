import type { OutboxEvent, OutboxProgress } from '#app/core/outbox/outbox'
import { covers, parseSnapshot, isVisible, type Snapshot } from '#app/core/live/snapshot'
import { MINUTE_MS } from '#app/core/time'

const RETENTION_MS = 2 * MINUTE_MS
const MAX_EVENTS = 20_000

interface Round {
  /** Increases by one with each round. */
  moment: number
  /** Unix milliseconds. */
  readAt: number
  events: readonly OutboxEvent[]
  /** Everything that had been read when the round ended. */
  after: Snapshot
}

/**
 * The events that this process has recently read, so that a client that reconnects gets what it missed, whichever
 * process it was connected to before.
 */
export class RecentEvents {
  #rounds: Round[] = []
  #count = 0
  #moment = 0
  /** All events that were read and that this snapshot does not include are in `#rounds`. */
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

  /** @returns the events that the snapshot does not include, or `undefined` if they are no longer known */
  since(snapshot: Snapshot): OutboxEvent[] | undefined {
    if (!this.#floor || !covers(snapshot, this.#floor)) return undefined
    return this.#rounds
      .flatMap(({ events }) => events)
      .filter(({ xid }) => !isVisible(snapshot, BigInt(xid)))
  }

  /** @returns the events read after that round */
  after(moment: number): OutboxEvent[] {
    return this.#rounds.filter((round) => round.moment > moment).flatMap(({ events }) => events)
  }
}
