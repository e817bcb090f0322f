import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '#app/core/errors'
import { SECOND_MS } from '#app/core/time'

/** Requests per second for background work; visitors need the rest. */
const PAUSE_MS = SECOND_MS / 4

export interface BatchProgress<Thing> {
  /** Those about which Discord was asked, in their order. */
  asked: Thing[]
  /** Whether Discord could not be asked any more. */
  isInterrupted: boolean
}

/**
 * Asks Discord about one thing after the other, with pauses, until it cannot be asked any more or is told to end.
 * @param ask throws `unavailable` or `rate_limited` as the look-ups do
 */
export async function fetchOneByOne<Thing>(
  things: readonly Thing[],
  ask: (thing: Thing) => Promise<void>,
  signal: AbortSignal,
  pauseMs = PAUSE_MS
): Promise<BatchProgress<Thing>> {
  const asked: Thing[] = []
  for (const thing of things) {
    if (signal.aborted) return { asked, isInterrupted: true }
    try {
      await ask(thing)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { asked, isInterrupted: true }
    }
    asked.push(thing)
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
  }
  return { asked, isInterrupted: false }
}
