import { hasNewBuild } from './build.ts'

const RELOADED_KEY = 'reloaded-for-build'

/** Minimum time between two reloads. */
const RELOAD_INTERVAL_MS = 60_000

/** Vite's event for a chunk that cannot be loaded. */
const PRELOAD_ERROR_EVENT = 'vite:preloadError'

const wasReloadedLately = () =>
  Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_INTERVAL_MS

async function reloadForNewBuild() {
  if (wasReloadedLately() || !(await hasNewBuild())) return
  // Several chunks fail together, and a second reload would abort the first.
  if (wasReloadedLately()) return
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  location.reload()
}

// If storage is blocked, reading it throws and the page is not reloaded, because that could loop.
const onFailure = () => void reloadForNewBuild().catch(() => undefined)

/**
 * Reloads the page when a chunk is gone because of a deploy. That happens in tabs without a service worker.
 * The page is reloaded once, and only if the server has another build; drafts survive. The handler is
 * registered first, because code that is loaded later may itself be missing.
 */
export function watchChunkFailures() {
  addEventListener(PRELOAD_ERROR_EVENT, onFailure)
}

/** Whether this page was just reloaded for a new build. Returns true once per reload. */
export function wasReloadedForBuild(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY))
    const isRecent = last > 0 && Date.now() - last < RELOAD_INTERVAL_MS
    const key = `${RELOADED_KEY}-told`
    if (!isRecent || sessionStorage.getItem(key) === String(last)) return false
    sessionStorage.setItem(key, String(last))
    return true
  } catch {
    return false
  }
}
