import { useSyncExternalStore } from 'react'
import { CATALOGUE } from '../keeping/catalogue-name.ts'
import { keptThings } from '../keeping/store.ts'
import type { Catalogue } from './catalogue.ts'

/** In memory once it was needed. */
let catalogue: Catalogue | undefined
let reading: Promise<Catalogue | undefined> | undefined
const listeners = new Set<() => void>()

function put(next: Catalogue | undefined) {
  catalogue = next
  for (const listener of listeners) listener()
}

/** What is kept on the device; undefined before there is any. */
export async function readCatalogue(): Promise<Catalogue | undefined> {
  reading ??= keptThings.read<Catalogue>(CATALOGUE).then((kept) => {
    if (!catalogue && kept) put(kept)
    return catalogue
  })
  await reading
  return catalogue
}

export async function writeCatalogue(next: Catalogue) {
  put(next)
  await keptThings.write(CATALOGUE, next)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void readCatalogue()
  return () => listeners.delete(listener)
}

const savedOf = () => catalogue

/** How many bots are kept, and since when; undefined when none are. */
export function useSavedCatalogue() {
  const saved = useSyncExternalStore(subscribe, savedOf, () => undefined)
  return saved && { count: saved.bots.length, savedAt: saved.savedAt }
}
