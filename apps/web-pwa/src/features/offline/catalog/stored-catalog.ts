import { useSyncExternalStore } from 'react'
import { CATALOG_KEY } from '../storage/catalog-key.ts'
import { offlineStore } from '../storage/store.ts'
import { CATALOG_FORMAT, type Catalog } from './catalog.ts'

/** In-memory copy, loaded on first use. */
let catalog: Catalog | undefined
let loading: Promise<Catalog | undefined> | undefined
const listeners = new Set<() => void>()

function setCatalog(next: Catalog | undefined) {
  catalog = next
  for (const listener of listeners) listener()
}

/** The stored catalog; undefined if there is none yet, or only one whose bots lack data. */
export async function readStoredCatalog(): Promise<Catalog | undefined> {
  loading ??= offlineStore.read<Catalog>(CATALOG_KEY).then((stored) => {
    if (!catalog && stored?.format === CATALOG_FORMAT) setCatalog(stored)
    return catalog
  })
  await loading
  return catalog
}

export async function storeCatalog(next: Catalog) {
  setCatalog(next)
  await offlineStore.write(CATALOG_KEY, next)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void readStoredCatalog()
  return () => listeners.delete(listener)
}

const getSnapshot = () => catalog

/** Number of stored bots and when they were saved; undefined if there is no catalog. */
export function useStoredCatalog() {
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, () => undefined)
  return snapshot && { count: snapshot.bots.length, savedAt: snapshot.savedAt }
}
