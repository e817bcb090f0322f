import type { Logger } from '@adonisjs/core/logger'
import { jittered, MINUTE_MS } from '#app/core/time'

const INTERVAL_MS = MINUTE_MS
const JITTER = 0.5

/**
 * A bounded cleanup or another small task. One that takes longer checks the signal, which is aborted when the process
 * stops.
 */
export type CleanupTask = (signal: AbortSignal) => Promise<unknown>

/** Runs the cleanup tasks about once a minute, beside the requests. Failed ones are retried the next time. */
export class Housekeeping {
  readonly #logger: Logger
  readonly #chores: CleanupTask[]
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #stopping = new AbortController()

  constructor(logger: Logger, chores: CleanupTask[]) {
    this.#logger = logger
    this.#chores = chores
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
      jittered(INTERVAL_MS, JITTER)
    )
  }
}
