import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '#app/core/errors'
import { SECOND_MS } from '#app/core/time'

/** Milliseconds between two requests of background work; visitors need the rest. */
const PAUSE_MS = SECOND_MS / 4

export interface BatchProgress<Item> {
  /** The items that were fetched, in their order. */
  completed: Item[]
  /** Whether it stopped before the last item. */
  isInterrupted: boolean
}

/**
 * Fetches items from Discord one after the other, with pauses, until Discord becomes unavailable or the signal aborts.
 * @param fetchItem throws `unavailable` or `rate_limited` as the lookups do
 */
export async function fetchOneByOne<Item>(
  items: readonly Item[],
  fetchItem: (item: Item) => Promise<void>,
  signal: AbortSignal,
  pauseMs = PAUSE_MS
): Promise<BatchProgress<Item>> {
  const completed: Item[] = []
  for (const item of items) {
    if (signal.aborted) return { completed, isInterrupted: true }
    try {
      await fetchItem(item)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { completed, isInterrupted: true }
    }
    completed.push(item)
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
  }
  return { completed, isInterrupted: false }
}
