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
  const stored = await readStoredCatalog()
  const now = Date.now()
  if (stored && now - stored.savedAt < UPDATE_MS) return
  const isOld = !stored || now - Date.parse(stored.version) > WHOLE_MS
  const answer = await api.calls.catalogue.show({ query: isOld ? {} : { since: stored.version } })
  await storeCatalog(mergeCatalog(stored, answer, now))
}

/** Keeps the whole directory on the device, up to date by what has changed. @returns how to stop */
export function syncCatalog(api: Api): () => void {
  // What cannot be had now is had with the next look.
  const sync = () => void update(api).catch(() => undefined)
  sync()
  const timer = setInterval(sync, UPDATE_MS)
  const stopListening = onlineManager.subscribe(sync)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
