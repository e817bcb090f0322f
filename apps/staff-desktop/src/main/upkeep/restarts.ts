import type Electron from 'electron'
import { MINUTE_MS } from '@botanica/api-client/contract'

/** So often within this time a window's process is started anew; after that it would only fail again. */
export const RESTARTS = 3
export const WITHIN_MS = 10 * MINUTE_MS
/** A window that does not answer for so long is started anew. */
export const PATIENCE_MS = 15_000

/** Says of each thing that happens whether it has happened too often. */
export function createRateCap(most: number, withinMs: number, now: () => number = Date.now) {
  let times: number[] = []
  return {
    /** @returns whether it may be done once more; counts it when it may */
    take(): boolean {
      const since = now() - withinMs
      times = times.filter((time) => time > since)
      if (times.length >= most) return false
      times.push(now())
      return true
    },
  }
}

export interface RestartsOptions {
  app: Pick<Electron.App, 'on'>
  log: (event: string) => void
  /** Tells people that the window keeps failing, and ends the client. */
  giveUp: () => void
  now?: () => number
}

/** Starts a window's process anew when it is gone or does not answer, and gives up when that does not help. */
export function watchProcesses({ app, log, giveUp, now }: RestartsOptions) {
  const cap = createRateCap(RESTARTS, WITHIN_MS, now)
  let hasGivenUp = false

  app.on('render-process-gone', (_event, contents, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log(`a window's process is gone: ${reason} (${exitCode})`)
    if (contents.isDestroyed() || hasGivenUp) return
    if (cap.take()) return contents.reload()
    hasGivenUp = true
    giveUp()
  })
  // Chromium starts its own helpers anew.
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log(`${type} is gone: ${reason} (${exitCode})`)
  })
  app.on('browser-window-created', (_event, window) => {
    let patience: ReturnType<typeof setTimeout> | undefined
    window.on('unresponsive', () => {
      log('a window does not answer')
      clearTimeout(patience)
      // Its end is heard of above, where it is counted.
      patience = setTimeout(() => window.webContents.forcefullyCrashRenderer(), PATIENCE_MS)
    })
    window.on('responsive', () => clearTimeout(patience))
    window.on('closed', () => clearTimeout(patience))
  })
}
