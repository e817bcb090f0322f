import { useSyncExternalStore } from 'react'
import { CATALOG_KEY } from '../storage/catalog-key.ts'
import { offlineStore } from '../storage/store.ts'
import type { Catalog } from './catalog.ts'

/** In memory once it was needed. */
let catalog: Catalog | undefined
let loading: Promise<Catalog | undefined> | undefined
const listeners = new Set<() => void>()

function setCatalog(next: Catalog | undefined) {
  catalog = next
  for (const listener of listeners) listener()
}

/** What is kept on the device; undefined before there is any. */
export async function readStoredCatalog(): Promise<Catalog | undefined> {
  loading ??= offlineStore.read<Catalog>(CATALOG_KEY).then((stored) => {
    if (!catalog && stored) setCatalog(stored)
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

/** How many bots are kept, and since when; undefined when none are. */
export function useStoredCatalog() {
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, () => undefined)
  return snapshot && { count: snapshot.bots.length, savedAt: snapshot.savedAt }
}
