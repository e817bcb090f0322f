import type { Api } from '@botanica/api-client'
import { DAY_MS, MINUTE_MS } from '@botanica/api-client/contract'
import { onlineManager } from '@tanstack/react-query'
import { mergeCatalog } from './catalog.ts'
import { readStoredCatalog, storeCatalog } from './stored-catalog.ts'

/** Changes are fetched so often while the site is open. */
const UPDATE_MS = 10 * MINUTE_MS
/** Figures of bots that nobody has touched grow old unseen: then all of it is fetched. */
const WHOLE_MS = 7 * DAY_MS

/** Chromium's; who saves data fetches the catalogue when they have no need to. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

async function update(api: Api) {
  if (!onlineManager.isOnline() || savesData()) return
  const kept = await readStoredCatalog()
  const now = Date.now()
  if (kept && now - kept.savedAt < UPDATE_MS) return
  const isOld = !kept || now - Date.parse(kept.version) > WHOLE_MS
  const answer = await api.calls.catalogue.show({ query: isOld ? {} : { since: kept.version } })
  await storeCatalog(mergeCatalog(kept, answer, now))
}

/** Keeps the whole directory on the device, up to date by what has changed. @returns how to stop */
export function syncCatalog(api: Api): () => void {
  // What cannot be had now is had with the next look.
  const look = () => void update(api).catch(() => undefined)
  look()
  const timer = setInterval(look, UPDATE_MS)
  const stopListening = onlineManager.subscribe(look)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
