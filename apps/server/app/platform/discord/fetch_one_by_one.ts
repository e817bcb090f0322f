import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '#app/core/errors'
import { SECOND_MS } from '#app/core/time'

/** Requests per second for background work; visitors need the rest. */
const PAUSE_MS = SECOND_MS / 4

export interface BatchProgress<Thing> {
  /** Those about which Discord was asked, in their order. */
  completed: Thing[]
  /** Whether Discord could not be asked any more. */
  isInterrupted: boolean
}

/**
 * Asks Discord about one thing after the other, with pauses, until it cannot be asked any more or is told to end.
 * @param ask throws `unavailable` or `rate_limited` as the look-ups do
 */
export async function fetchOneByOne<Thing>(
  items: readonly Thing[],
  fetchItem: (thing: Thing) => Promise<void>,
  signal: AbortSignal,
  pauseMs = PAUSE_MS
): Promise<BatchProgress<Thing>> {
  const completed: Thing[] = []
  for (const thing of items) {
    if (signal.aborted) return { completed: completed, isInterrupted: true }
    try {
      await fetchItem(thing)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { completed: completed, isInterrupted: true }
    }
    completed.push(thing)
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
  }
  return { completed: completed, isInterrupted: false }
}
