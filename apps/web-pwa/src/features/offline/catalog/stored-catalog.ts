import { useSyncExternalStore } from 'react'
import { CATALOG_KEY } from '../storage/catalog-key.ts'
import { offlineStore } from '../storage/store.ts'
import type { Catalog } from './catalog.ts'

/** In memory once it was needed. */
let catalogue: Catalog | undefined
let reading: Promise<Catalog | undefined> | undefined
const listeners = new Set<() => void>()

function put(next: Catalog | undefined) {
  catalogue = next
  for (const listener of listeners) listener()
}

/** What is kept on the device; undefined before there is any. */
export async function readStoredCatalog(): Promise<Catalog | undefined> {
  reading ??= offlineStore.read<Catalog>(CATALOG_KEY).then((stored) => {
    if (!catalogue && stored) put(stored)
    return catalogue
  })
  await reading
  return catalogue
}

export async function storeCatalog(next: Catalog) {
  put(next)
  await offlineStore.write(CATALOG_KEY, next)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void readStoredCatalog()
  return () => listeners.delete(listener)
}

const savedOf = () => catalogue

/** How many bots are kept, and since when; undefined when none are. */
export function useStoredCatalog() {
  const saved = useSyncExternalStore(subscribe, savedOf, () => undefined)
  return saved && { count: saved.bots.length, savedAt: saved.savedAt }
}
