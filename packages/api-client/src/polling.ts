import type { LiveStreamState } from './live.ts'

/** Browsers that opened a page at the same moment must not ask at the same moment ever after. */
const JITTER = 0.1

interface Pace {
  staleTime: number
  refetchInterval: () => number | false
  refetchIntervalInBackground: boolean
}

export interface PollingOptions {
  /** Whether the screen stays fresh while its tab is hidden (the bot list alone does). */
  inBackground?: boolean
}

/**
 * How often a query asks again: at the documented interval, give or take a tenth, and not at all while the live channel
 * tells what has changed. Younger answers count as fresh.
 *
 * The deviation is drawn once: an interval that changed at every render would start anew at every render.
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
