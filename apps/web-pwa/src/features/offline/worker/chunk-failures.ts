import { hasNewBuild } from './build.ts'

const RELOADED = 'reloaded-for-build'

/** What was loaded afresh a moment ago is not loaded afresh again. */
const ONCE_IN_MS = 60_000

/** What Vite says when a part of the page cannot be fetched. */
const PART_FAILED = 'vite:preloadError'

async function loadAfresh() {
  const last = Number(sessionStorage.getItem(RELOADED))
  if (Date.now() - last < ONCE_IN_MS || !(await hasNewBuild())) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

// Where storage is forbidden nobody would know that it was done before.
const onFailure = () => void loadAfresh().catch(() => undefined)

/**
 * A tab without a worker that is older than a deploy cannot have parts that it has not loaded yet. It is loaded afresh then, once, if
 * the server really has another build; drafts survive that. It is watched for from the first moment, because what watches later may
 * be among the missing parts.
 */
export function watchChunkFailures() {
  addEventListener(PART_FAILED, onFailure)
}

/** Whether this page was loaded afresh for that a moment ago; it is told of once. */
export function wasReloadedForBuild(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED))
    const isRecent = last > 0 && Date.now() - last < ONCE_IN_MS
    const key = `${RELOADED}-told`
    if (!isRecent || sessionStorage.getItem(key) === String(last)) return false
    sessionStorage.setItem(key, String(last))
    return true
  } catch {
    return false
  }
}
