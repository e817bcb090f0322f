import { setTimeout as sleep } from 'node:timers/promises'
import type { IIdentifyThrottler } from '@discordjs/ws'
import { backoffDelay } from '#app/core/backoff'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'

/** Discord allows one new session per this many milliseconds. */
const MIN_DELAY_MS = 5 * SECOND_MS
/** At this rate a whole day of refused sessions stays far below the thousand after which Discord resets the token. */
const MAX_DELAY_MS = 5 * MINUTE_MS
/** Sessions that began longer ago do not count. */
const WINDOW_MS = HOUR_MS

/** Delays new sessions: the more of them in the last hour, the longer the delay. Resuming a session does not count. */
export class IdentifyThrottler implements IIdentifyThrottler {
  readonly #minDelayMs: number
  #startTimes: number[] = []

  constructor(minDelayMs = MIN_DELAY_MS) {
    this.#minDelayMs = minDelayMs
  }

  async waitForIdentify(_shardId: number, signal: AbortSignal) {
    const now = Date.now()
    this.#startTimes = this.#startTimes.filter((at) => now - at < WINDOW_MS)
    const last = this.#startTimes.at(-1)
    if (last !== undefined) {
      const delayMs = backoffDelay(this.#startTimes.length, {
        initialMs: this.#minDelayMs,
        maxMs: MAX_DELAY_MS,
      })
      await sleep(Math.max(0, last + delayMs - now), undefined, { signal, ref: false })
    }
    this.#startTimes.push(Date.now())
  }
}
