import { lazyComponent, preload, useLazyComponent } from '@botanica/ui/primitives'
import { useEffect } from 'react'

const NO_PROPS = {}

/**
 * Delay of loading without any interaction, in milliseconds. It equals the first poll of a page, so that no
 * first load includes the script (decision 26).
 */
const LOAD_DELAY_MS = 3_000

/* Loaded after the page, because nothing in the first render needs it. */
const offlineSupport = lazyComponent(
  async () => (await import('./deferred-parts.tsx')).DeferredParts
)

/** Loads offline support and the live connection. */
export function OfflineSupportLoader() {
  useEffect(() => {
    // Returning visitors have the script on their device and may be offline.
    if (navigator.serviceWorker?.controller) preload(offlineSupport)
    setTimeout(() => preload(offlineSupport), LOAD_DELAY_MS)
  }, [])
  return useLazyComponent(offlineSupport, NO_PROPS)
}
