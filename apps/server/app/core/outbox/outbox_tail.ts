import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from '@adonisjs/core/logger'
import { backoffDelay } from '#app/core/backoff'
import { outboxHandlers, notifyOutboxProgress, type OutboxEvent } from '#app/core/outbox/outbox'
import { handledEvents } from '#app/core/observability/channels'
import { readOutbox, readOutboxPosition, type OutboxPosition } from '#app/core/outbox/outbox_reader'
import { OUTBOX_RETENTION_MS } from '#app/core/outbox/outbox_retention'
import { withDeadline } from '#app/core/process/deadline'
import { jittered } from '#app/core/time'

const POLL_INTERVAL_MS = 200
const MAX_BACKOFF_MS = 5_000
const JITTER = 0.2
/** Maximum time in milliseconds that a mutation waits for this process to handle its events. */
const CATCH_UP_MS = 300

interface OutboxTailOptions {
  logger: Logger
  /** Called when events may have been missed, so that everything derived from events is invalid. */
  onGap: () => void
  pollIntervalMs?: number
  /** Maximum wait of `catchUp` in milliseconds. */
  catchUpMs?: number
}

/** Tails the outbox in one server process and calls the handlers of each event. */
export class OutboxTail {
  readonly #logger: Logger
  readonly #onGap: () => void
  readonly #pollIntervalMs: number
  readonly #catchUpMs: number
  #position: OutboxPosition | undefined
  #lastReadAt = 0
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  /** The round after the running one, if somebody waits for it. */
  #nextRound: Promise<void> | undefined
  #isRunning = false
  /** Later rounds, and what handlers begin, must not inherit the context of a request that has asked for a round. */
  readonly #runInOwnContext = AsyncLocalStorage.snapshot()

  constructor(options: OutboxTailOptions) {
    this.#logger = options.logger
    this.#onGap = options.onGap
    this.#pollIntervalMs = options.pollIntervalMs ?? POLL_INTERVAL_MS
    this.#catchUpMs = options.catchUpMs ?? CATCH_UP_MS
  }

  /** Whether it has a position. Before that, this process misses changes. */
  get isFollowing() {
    return this.#position !== undefined
  }

  get isRunning() {
    return this.#isRunning
  }

  /** Milliseconds since the outbox was last read; `undefined` before the first time. */
  get readAgeMs(): number | undefined {
    return this.isFollowing ? Date.now() - this.#lastReadAt : undefined
  }

  start() {
    if (this.#isRunning) return
    this.#isRunning = true
    this.#schedule(0)
  }

  /** Resolves when the running round has ended. */
  async stop() {
    this.#isRunning = false
    clearTimeout(this.#timer)
    await this.#round
  }

  /**
   * Immediately reads everything committed so far instead of waiting for the next poll, so that a caller sees its own
   * change in this process. Resolves when the handlers have run, or after 300 ms. Concurrent callers share one read.
   */
  async catchUp(): Promise<void> {
    if (!this.#isRunning || !this.isFollowing) return
    // The running round may have read before the commit.
    this.#nextRound ??= this.#round.then(() => {
      this.#nextRound = undefined
      return this.#isRunning ? this.#beginRound() : undefined
    })
    await withDeadline(this.#catchUpMs, this.#nextRound).catch(() => {
      // The events are then handled a little later, as in every other process.
    })
  }

  #schedule(delayMs: number) {
    if (!this.#isRunning) return
    this.#timer = setTimeout(() => this.#beginRound(), delayMs)
  }

  #beginRound(): Promise<void> {
    clearTimeout(this.#timer)
    this.#round = this.#runInOwnContext(() => this.#runRound())
    return this.#round
  }

  async #runRound() {
    let delayMs = jittered(this.#pollIntervalMs, JITTER)
    try {
      while (this.#isRunning && (await this.#read())) {
        // A long backlog is read page by page.
      }
      if (this.#failures > 0) this.#logger.info('the outbox is followed again')
      this.#failures = 0
    } catch (error) {
      this.#failures++
      delayMs = backoffDelay(this.#failures, {
        initialMs: 2 * this.#pollIntervalMs,
        maxMs: MAX_BACKOFF_MS,
        jitter: JITTER,
      })
      if (this.#failures === 1) this.#logger.warn({ err: error }, 'the outbox cannot be read')
    }
    this.#schedule(delayMs)
  }

  /** @returns whether there is more to read */
  async #read(): Promise<boolean> {
    const wasAwayTooLong = Date.now() - this.#lastReadAt > OUTBOX_RETENTION_MS
    if (!this.#position || wasAwayTooLong) return this.#beginAtPresent()

    const before = this.#position
    const page = await readOutbox(before)
    if (page.isBehind) return this.#beginAtPresent()
    // Advanced first: an event whose handler fails is not repeated.
    this.#position = page.position
    this.#lastReadAt = Date.now()
    for (const event of page.events) await this.#dispatch(event)
    if (before.startedAt !== page.position.startedAt) this.#onGap()
    if (!page.isFull) notifyOutboxProgress(page.position)
    return page.isFull
  }

  async #beginAtPresent() {
    this.#position = await readOutboxPosition()
    this.#lastReadAt = Date.now()
    this.#onGap()
    notifyOutboxProgress(this.#position)
    return false
  }

  async #dispatch(event: OutboxEvent) {
    for (const handler of outboxHandlers(event.topic)) {
      try {
        await handler(event)
      } catch (error) {
        const { id, topic, key } = event
        this.#logger.error({ err: error, outbox: { id, topic, key } }, 'an outbox handler failed')
      }
    }
    const { topic, createdAt } = event
    handledEvents.publish({ topic, lagMs: Date.now() - createdAt.getTime() })
  }
}
