import { ApiError } from '@botanica/api-client'
import { SECOND_MS } from '@botanica/api-client/contract'
import { ExponentialBackoff, type IBackoff, noJitterGenerator } from 'cockatiel'

/** The minimum time between two requests, however many events arrive. */
const MIN_GAP_MS = 1_000
/** Spreads the requests of clients that started at the same moment, as on the web. */
const JITTER = 0.1
/** The maximum delay of the backoff while the server does not respond. */
const MAX_BACKOFF_MS = 60_000

export interface PollerOptions {
  /** Sends the request; a rejection is retried. */
  work: (signal: AbortSignal) => Promise<void>
  /** The polling interval in milliseconds. */
  intervalMs: number
  /** Whether to poll after a success: no live event will announce the next change. */
  polls: () => boolean
  random: () => number
}

/** Repeats one request: soon after a live event, otherwise at its interval. */
export class Poller {
  readonly #options: PollerOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  #dueAt = Infinity
  #startedAt = -Infinity
  #underWay: AbortController | undefined
  /** An event arrived during the request, whose response may not include it. */
  #isStale = false
  readonly #backoff: ExponentialBackoff<number>
  /** The backoff after consecutive failures. */
  #pause: IBackoff<unknown> | undefined

  constructor(options: PollerOptions) {
    this.#options = options
    this.#backoff = new ExponentialBackoff({
      initialDelay: options.intervalMs,
      maxDelay: MAX_BACKOFF_MS,
      generator: noJitterGenerator,
    })
  }

  /** Schedules a request within `inMs`, unless an earlier one is scheduled. */
  schedule(inMs: number) {
    if (this.#underWay) return void (this.#isStale = true)
    const dueAt = Math.max(Date.now() + inMs, this.#startedAt + MIN_GAP_MS)
    if (dueAt >= this.#dueAt) return
    clearTimeout(this.#timer)
    this.#dueAt = dueAt
    this.#timer = setTimeout(() => void this.#run(), dueAt - Date.now())
  }

  /** Schedules a request after the interval, unless an earlier one is scheduled. */
  scheduleNext() {
    this.schedule(this.#spread(this.#options.intervalMs))
  }

  /** Cancels the scheduled and the running request, until the next call. */
  cancel() {
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
    if (this.#pause) this.schedule(this.#pauseAfter(failure, this.#pause.duration))
    else if (this.#isStale) this.schedule(0)
    else if (this.#options.polls()) this.scheduleNext()
  }

  #pauseAfter(failure: unknown, pauseMs: number) {
    const retryAfterMs = failure instanceof ApiError ? (failure.retryAfter ?? 0) * SECOND_MS : 0
    return Math.max(retryAfterMs, this.#spread(pauseMs))
  }

  #spread(ms: number) {
    return ms * (1 + JITTER * (2 * this.#options.random() - 1))
  }
}
