import { lazyComponent, preload, useLazyComponent } from '@botanica/ui/primitives'
import { useEffect } from 'react'

const NO_PROPS = {}

/**
 * When it comes without any sign of a reader, in milliseconds: as late as the first poll of a page would be, so that no
 * first load carries it (decision 26).
 */
const LOAD_DELAY_MS = 3_000

/* It comes with the first sign of a reader: nothing that a page shows at first needs it. */
const offlineSupport = lazyComponent(
  async () => (await import('./deferred-parts.tsx')).DeferredParts
)

/** The installed app's part of the page, and the live channel. */
export function OfflineSupportLoader() {
  useEffect(() => {
    // Whoever has been here before has it on the device, and may be without a connection.
    if (navigator.serviceWorker?.controller) preload(offlineSupport)
    setTimeout(() => preload(offlineSupport), LOAD_DELAY_MS)
  }, [])
  return useLazyComponent(offlineSupport, NO_PROPS)
}
