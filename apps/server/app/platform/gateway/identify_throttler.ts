import { setTimeout as sleep } from 'node:timers/promises'
import type { IIdentifyThrottler } from '@discordjs/ws'
import { backoffDelay } from '#app/core/backoff'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'

/** Discord lets one session begin in so long. */
const SHORTEST_MS = 5 * SECOND_MS
/** At this pace a whole day of refused sessions stays far below the thousand after which Discord takes the token away. */
const LONGEST_MS = 5 * MINUTE_MS
/** A session that began longer ago is no sign of trouble any more. */
const MEMORY_MS = HOUR_MS

/** When sessions may begin: the more of them lately, the longer between two. Resuming is not a beginning. */
export class IdentifyThrottler implements IIdentifyThrottler {
  readonly #shortestMs: number
  #begun: number[] = []

  constructor(shortestMs = SHORTEST_MS) {
    this.#shortestMs = shortestMs
  }

  async waitForIdentify(_shardId: number, signal: AbortSignal) {
    const now = Date.now()
    this.#begun = this.#begun.filter((at) => now - at < MEMORY_MS)
    const last = this.#begun.at(-1)
    if (last !== undefined) {
      const pauseMs = backoffDelay(this.#begun.length, {
        initialMs: this.#shortestMs,
        maxMs: LONGEST_MS,
      })
      await sleep(Math.max(0, last + pauseMs - now), undefined, { signal, ref: false })
    }
    this.#begun.push(Date.now())
  }
}
