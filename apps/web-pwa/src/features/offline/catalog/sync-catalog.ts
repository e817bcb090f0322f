import type { Api } from '@botanica/api-client'
import { DAY_MS, MINUTE_MS } from '@botanica/api-client/contract'
import { onlineManager } from '@tanstack/react-query'
import { mergeCatalog } from './catalog.ts'
import { readStoredCatalog, storeCatalog } from './stored-catalog.ts'

/** Changes are fetched so often while the site is open. */
const SYNC_INTERVAL_MS = 10 * MINUTE_MS
/** Figures of bots that nobody has touched grow old unseen: then all of it is fetched. */
const FULL_SYNC_INTERVAL_MS = 7 * DAY_MS

/** Chromium's; who saves data fetches the catalogue when they have no need to. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

async function update(api: Api) {
  if (!onlineManager.isOnline() || savesData()) return
  const stored = await readStoredCatalog()
  const now = Date.now()
  if (stored && now - stored.savedAt < SYNC_INTERVAL_MS) return
  const needsFullSync = !stored || now - Date.parse(stored.version) > FULL_SYNC_INTERVAL_MS
  const response = await api.calls.catalogue.show({
    query: needsFullSync ? {} : { since: stored.version },
  })
  await storeCatalog(mergeCatalog(stored, response, now))
}

/** Keeps the whole directory on the device, up to date by what has changed. @returns how to stop */
export function syncCatalog(api: Api): () => void {
  // What cannot be had now is had with the next look.
  const sync = () => void update(api).catch(() => undefined)
  sync()
  const timer = setInterval(sync, SYNC_INTERVAL_MS)
  const stopListening = onlineManager.subscribe(sync)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
