import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and in the first render of a browser, which must be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false
  )
}
