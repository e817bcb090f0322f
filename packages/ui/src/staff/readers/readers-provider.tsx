import type { StaffItem } from '@botanica/api-client/contract'
import type { ItemReader } from '@botanica/api-client/staff'
import { onlineManager, useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useStaffQueries } from '../environment.tsx'

export type Reader = ItemReader['person']

const NOBODY: readonly Reader[] = []

const ReadersContext = createContext<ReadonlyMap<string, readonly Reader[]>>(new Map())

const toKey = ({ itemType, itemId }: StaffItem) => `${itemType}:${itemId}`

function groupByItem(entries: readonly ItemReader[]): Map<string, Reader[]> {
  const byItem = new Map<string, Reader[]>()
  for (const { person, ...item } of entries) {
    const readers = byItem.get(toKey(item))
    if (readers) readers.push(person)
    else byItem.set(toKey(item), [person])
  }
  return byItem
}

const subscribeToOnline = (listener: () => void) => onlineManager.subscribe(listener)

/** Loads who has which item open, once for all lists and details below, and only while that can be known. */
export function ReadersProvider({ children }: { children: ReactNode }) {
  const isOnline = useSyncExternalStore(
    subscribeToOnline,
    () => onlineManager.isOnline(),
    () => true
  )
  const { data, isError } = useQuery(useStaffQueries().itemReaders())
  const entries = isOnline && !isError ? data : undefined
  const readers = useMemo(() => groupByItem(entries ?? []), [entries])

  return <ReadersContext value={readers}>{children}</ReadersContext>
}

/** Returns the other staff members who have the item open now. */
export function useReaders(item: StaffItem): readonly Reader[] {
  return use(ReadersContext).get(toKey(item)) ?? NOBODY
}
