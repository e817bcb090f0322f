const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Ctrl-C in a terminal reaches us directly and through npm, at the same moment. A second press comes later. */
const SAME_PRESS_MS = 1_000

/** What a command gives back that was told to stop before it had finished. */
export const INTERRUPTED = 130

export interface StopRequest {
  /** Aborted when somebody wants us to stop: Ctrl-C, SIGTERM, a closed terminal, a bootstrap that was killed. */
  signal: AbortSignal
  requested: Promise<void>
  /** Leaves the signals to others. */
  unlisten: () => void
}

/**
 * Listens for everything that asks this process to stop. A second Ctrl-C does not wait for anything; what was started
 * then notices that we have gone.
 */
export function listenForStop(): StopRequest {
  const controller = new AbortController()
  let since = 0
  const request = () => {
    if (!controller.signal.aborted) {
      since = Date.now()
      controller.abort()
    } else if (Date.now() - since > SAME_PRESS_MS) {
      process.exit(INTERRUPTED)
    }
  }
  const parentGone = () => controller.abort()
  for (const name of SIGNALS) process.on(name, request)
  process.on('disconnect', parentGone)
  return {
    signal: controller.signal,
    requested: new Promise((resolve) => {
      controller.signal.addEventListener('abort', () => resolve())
    }),
    unlisten: () => {
      for (const name of SIGNALS) process.off(name, request)
      process.off('disconnect', parentGone)
    },
  }
}
