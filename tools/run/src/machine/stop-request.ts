const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/**
 * Ctrl-C in a terminal reaches this process directly and through npm at the same moment. A second press comes later.
 */
const SAME_PRESS_MS = 1_000

/** The exit code of a command that was stopped before it had finished. */
export const INTERRUPTED = 130

export interface StopRequest {
  /** Aborted when the command should stop: Ctrl-C, SIGTERM, a closed terminal, a killed bootstrap. */
  signal: AbortSignal
  requested: Promise<void>
  /** Stops handling the signals. */
  unlisten: () => void
}

/**
 * Listens for everything that asks this process to stop. A second Ctrl-C exits immediately; child processes then
 * notice that their parent is gone.
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
