import type { LiveStreamState } from './live.ts'

/** Jitter: browsers that opened a page at the same moment must not poll at the same moment ever after. */
const JITTER = 0.1

interface Pace {
  staleTime: number
  refetchInterval: () => number | false
  refetchIntervalInBackground: boolean
}

export interface PollingOptions {
  /** Whether to poll while the tab is hidden (the bot list only). */
  inBackground?: boolean
}

/**
 * Builds polling options: a query refetches at the documented interval, give or take a tenth, and pauses while the live
 * stream is open. Younger responses count as fresh.
 *
 * The jitter is drawn once: an interval that changed with every render would restart with every render.
 */
export function createPollingOptions(live: LiveStreamState, random: () => number = Math.random) {
  const deviation = 1 + JITTER * (2 * random() - 1)

  return function every(intervalMs: number, { inBackground = false }: PollingOptions = {}): Pace {
    return {
      staleTime: intervalMs,
      refetchInterval: () => (live.connected ? false : Math.round(intervalMs * deviation)),
      refetchIntervalInBackground: inBackground,
    }
  }
}
