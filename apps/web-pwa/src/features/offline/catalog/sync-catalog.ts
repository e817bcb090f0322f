import type { Api } from '@botanica/api-client'
import { DAY_MS, MINUTE_MS } from '@botanica/api-client/contract'
import { onlineManager } from '@tanstack/react-query'
import { mergeCatalog } from './catalog.ts'
import { readStoredCatalog, storeCatalog } from './stored-catalog.ts'

/** Interval of fetching changes while the site is open. */
const SYNC_INTERVAL_MS = 10 * MINUTE_MS
/** Counts change without a new version of a bot, so the whole catalog is fetched again after this time. */
const FULL_SYNC_INTERVAL_MS = 7 * DAY_MS

/** The catalog is not fetched in data saver mode, which only Chromium reports. */
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

/** Keeps the offline catalog up to date by fetching changes. @returns a function that stops it */
export function syncCatalog(api: Api): () => void {
  // A failure is retried at the next sync.
  const sync = () => void update(api).catch(() => undefined)
  sync()
  const timer = setInterval(sync, SYNC_INTERVAL_MS)
  const stopListening = onlineManager.subscribe(sync)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
