import { ApiFailure } from '@botanica/api-client'
import { SECOND_MS } from '@botanica/api-client/contract'
import { ExponentialBackoff, type IBackoff, noJitterGenerator } from 'cockatiel'

/** However much is told, one client asks no more often than this. */
const LEAST_GAP_MS = 1_000
/** Clients that began at the same moment must not ask at the same moment ever after (as the screens do). */
const JITTER = 0.1
/** A server that does not answer is asked less and less, down to this. */
const LONGEST_PAUSE_MS = 60_000

export interface PollerOptions {
  /** Asks; a rejection is asked again. */
  work: (signal: AbortSignal) => Promise<void>
  /** The documented interval, in milliseconds. */
  intervalMs: number
  /** Whether it has to be asked again after the interval though all went well: nobody tells when something changes. */
  polls: () => boolean
  random: () => number
}

/** One thing that is asked of the server again and again: soon when something is told, else at its interval. */
export class Poller {
  readonly #options: PollerOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  #dueAt = Infinity
  #startedAt = -Infinity
  #underWay: AbortController | undefined
  /** Told of while the answer was under way, which may not know of it. */
  #isStale = false
  readonly #backoff: ExponentialBackoff<number>
  /** The pause after the last of the failures in a row. */
  #pause: IBackoff<unknown> | undefined

  constructor(options: PollerOptions) {
    this.#options = options
    this.#backoff = new ExponentialBackoff({
      initialDelay: options.intervalMs,
      maxDelay: LONGEST_PAUSE_MS,
      generator: noJitterGenerator,
    })
  }

  /** Asks within so many milliseconds, or sooner when that is due already. */
  ask(inMs: number) {
    if (this.#underWay) return void (this.#isStale = true)
    const dueAt = Math.max(Date.now() + inMs, this.#startedAt + LEAST_GAP_MS)
    if (dueAt >= this.#dueAt) return
    clearTimeout(this.#timer)
    this.#dueAt = dueAt
    this.#timer = setTimeout(() => void this.#run(), dueAt - Date.now())
  }

  /** Asks after the interval, unless it is asked sooner. */
  poll() {
    this.ask(this.#spread(this.#options.intervalMs))
  }

  /** Forgets what is due and what is under way, until it is asked for again. */
  rest() {
    clearTimeout(this.#timer)
    this.#dueAt = Infinity
    this.#underWay?.abort()
    this.#underWay = undefined
    this.#isStale = false
    this.#pause = undefined
  }

  async #run() {
    const run = new AbortController()
    this.#underWay = run
    this.#dueAt = Infinity
    this.#startedAt = Date.now()
    this.#isStale = false
    let failure: unknown
    try {
      await this.#options.work(run.signal)
      this.#pause = undefined
    } catch (error) {
      failure = error
      this.#pause = (this.#pause ?? this.#backoff).next(undefined)
    }
    if (this.#underWay !== run) return
    this.#underWay = undefined
    if (this.#pause) this.ask(this.#pauseAfter(failure, this.#pause.duration))
    else if (this.#isStale) this.ask(0)
    else if (this.#options.polls()) this.poll()
  }

  #pauseAfter(failure: unknown, pauseMs: number) {
    const asked = failure instanceof ApiFailure ? (failure.retryAfter ?? 0) * SECOND_MS : 0
    return Math.max(asked, this.#spread(pauseMs))
  }

  #spread(ms: number) {
    return ms * (1 + JITTER * (2 * this.#options.random() - 1))
  }
}
