import type { Logger } from '@adonisjs/core/logger'
import { jittered, MINUTE_MS } from '#app/core/time'

const JITTER = 0.5

/**
 * A bounded cleanup or another small task. One that takes longer checks the signal, which is aborted when the process
 * stops.
 */
export type CleanupTask = (signal: AbortSignal) => Promise<unknown>

/** Runs the cleanup tasks again and again beside the requests. Failed ones are retried the next time. */
export class Housekeeping {
  readonly #logger: Logger
  readonly #chores: CleanupTask[]
  readonly #intervalMs: number
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #stopping = new AbortController()

  /** @param options.intervalMs time between two rounds, give or take half of it; a minute by default */
  constructor(
    logger: Logger,
    chores: CleanupTask[],
    { intervalMs = MINUTE_MS }: { intervalMs?: number } = {}
  ) {
    this.#logger = logger
    this.#chores = chores
    this.#intervalMs = intervalMs
  }

  start() {
    this.#stopping = new AbortController()
    this.#schedule()
  }

  async stop() {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#round
  }

  async runOnce() {
    for (const chore of this.#chores) {
      try {
        await chore(this.#stopping.signal)
      } catch (error) {
        this.#logger.warn({ err: error }, 'a chore failed')
      }
    }
  }

  #schedule() {
    if (this.#stopping.signal.aborted) return
    this.#timer = setTimeout(
      () => {
        this.#round = this.runOnce().finally(() => this.#schedule())
      },
      jittered(this.#intervalMs, JITTER)
    )
  }
}
