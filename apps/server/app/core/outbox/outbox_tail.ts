import type { Logger } from '@adonisjs/core/logger'
import { backoffDelay } from '#app/core/backoff'
import { outboxHandlers, notifyOutboxProgress, type OutboxEvent } from '#app/core/outbox/outbox'
import { readOutbox, readOutboxPosition, type OutboxPosition } from '#app/core/outbox/outbox_reader'
import { OUTBOX_RETENTION_MS } from '#app/core/outbox/outbox_retention'
import { withDeadline } from '#app/core/process/deadline'
import { jittered } from '#app/core/time'

const POLL_INTERVAL_MS = 200
const MAX_BACKOFF_MS = 5_000
const JITTER = 0.2
/** Who has changed something waits no longer for the rest of this process to hear of it. */
const CATCH_UP_MS = 300

interface OutboxTailOptions {
  logger: Logger
  /** Something may have been missed, so whatever was learned from events is worth nothing. */
  onGap: () => void
  pollIntervalMs?: number
  /** How long `catchUp` waits at most. */
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
  /** The round after the one under way, when somebody waits for it. */
  #nextRound: Promise<void> | undefined
  #isRunning = false

  constructor(options: OutboxTailOptions) {
    this.#logger = options.logger
    this.#onGap = options.onGap
    this.#pollIntervalMs = options.pollIntervalMs ?? POLL_INTERVAL_MS
    this.#catchUpMs = options.catchUpMs ?? CATCH_UP_MS
  }

  /** Whether it knows where it is; before that this process would not hear of changes. */
  get isFollowing() {
    return this.#position !== undefined
  }

  get isRunning() {
    return this.#isRunning
  }

  start() {
    if (this.#isRunning) return
    this.#isRunning = true
    this.#schedule(0)
  }

  /** Resolves when the round under way is over. */
  async stop() {
    this.#isRunning = false
    clearTimeout(this.#timer)
    await this.#round
  }

  /**
   * What has committed by now is read at once instead of at the next poll: whoever has just changed something and asks for it
   * again at this process is shown the change. Resolves when the handlers have run, or after 300 ms. Any number who wait
   * at once share one reading.
   */
  async catchUp(): Promise<void> {
    if (!this.#isRunning || !this.isFollowing) return
    // A round under way may have looked before the commit.
    this.#nextRound ??= this.#round.then(() => {
      this.#nextRound = undefined
      return this.#isRunning ? this.#beginRound() : undefined
    })
    await withDeadline(this.#catchUpMs, this.#nextRound).catch(() => {
      // Then it is heard of a little later, as in every other process.
    })
  }

  #schedule(delayMs: number) {
    if (!this.#isRunning) return
    this.#timer = setTimeout(() => this.#beginRound(), delayMs)
  }

  #beginRound(): Promise<void> {
    clearTimeout(this.#timer)
    this.#round = this.#runRound()
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

  /** @returns whether more is waiting. */
  async #read(): Promise<boolean> {
    const wasAwayTooLong = Date.now() - this.#lastReadAt > OUTBOX_RETENTION_MS
    if (!this.#position || wasAwayTooLong) return this.#beginAtPresent()

    const before = this.#position
    const page = await readOutbox(before)
    if (page.isBehind) return this.#beginAtPresent()
    // Moved on first: an event that breaks its handler is not repeated.
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
  }
}
