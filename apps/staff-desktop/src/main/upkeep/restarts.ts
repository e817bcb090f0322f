import type Electron from 'electron'
import { MINUTE_MS } from '@botanica/api-client/contract'

/** How often a window's process is restarted within this time; after that it would only fail again. */
export const MAX_RESTARTS = 3
export const RESTART_WINDOW_MS = 10 * MINUTE_MS
/** How long a window may be unresponsive before its process is restarted. */
export const UNRESPONSIVE_TIMEOUT_MS = 15_000

/** Limits how often something may happen within a time window. */
export function createRateCap(limit: number, windowMs: number, now: () => number = Date.now) {
  let times: number[] = []
  return {
    /** @returns whether it may happen once more, in which case it is counted */
    take(): boolean {
      const since = now() - windowMs
      times = times.filter((time) => time > since)
      if (times.length >= limit) return false
      times.push(now())
      return true
    },
  }
}

export interface RestartsOptions {
  app: Pick<Electron.App, 'on'>
  log: (event: string) => void
  /** Shows that the window keeps failing, and quits. */
  giveUp: () => void
  now?: () => number
}

/** Restarts a window's process when it is gone or unresponsive, and gives up when that does not help. */
export function watchProcesses({ app, log, giveUp, now }: RestartsOptions) {
  const cap = createRateCap(MAX_RESTARTS, RESTART_WINDOW_MS, now)
  let hasGivenUp = false

  app.on('render-process-gone', (_event, contents, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log(`a renderer process is gone: ${reason} (${exitCode})`)
    if (contents.isDestroyed() || hasGivenUp) return
    if (cap.take()) return contents.reload()
    hasGivenUp = true
    giveUp()
  })
  // Chromium restarts its helper processes itself.
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log(`${type} is gone: ${reason} (${exitCode})`)
  })
  app.on('browser-window-created', (_event, window) => {
    let unresponsiveTimer: ReturnType<typeof setTimeout> | undefined
    window.on('unresponsive', () => {
      log('a window is unresponsive')
      clearTimeout(unresponsiveTimer)
      // The handler above counts the crash.
      unresponsiveTimer = setTimeout(
        () => window.webContents.forcefullyCrashRenderer(),
        UNRESPONSIVE_TIMEOUT_MS
      )
    })
    window.on('responsive', () => clearTimeout(unresponsiveTimer))
    window.on('closed', () => clearTimeout(unresponsiveTimer))
  })
}
