import { hasNewBuild } from './build.ts'

const RELOADED_KEY = 'reloaded-for-build'

/** What was loaded afresh a moment ago is not loaded afresh again. */
const RELOAD_INTERVAL_MS = 60_000

/** What Vite says when a part of the page cannot be fetched. */
const PRELOAD_ERROR_EVENT = 'vite:preloadError'

async function reloadForNewBuild() {
  const last = Number(sessionStorage.getItem(RELOADED_KEY))
  if (Date.now() - last < RELOAD_INTERVAL_MS || !(await hasNewBuild())) return
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  location.reload()
}

// Where storage is forbidden nobody would know that it was done before.
const onFailure = () => void reloadForNewBuild().catch(() => undefined)

/**
 * A tab without a worker that is older than a deploy cannot have parts that it has not loaded yet. It is loaded afresh then, once, if
 * the server really has another build; drafts survive that. It is watched for from the first moment, because what watches later may
 * be among the missing parts.
 */
export function watchChunkFailures() {
  addEventListener(PRELOAD_ERROR_EVENT, onFailure)
}

/** Whether this page was loaded afresh for that a moment ago; it is told of once. */
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
