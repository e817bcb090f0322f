import { onDemand, prepare, usePart } from '@botanica/ui/primitives'
import { useEffect } from 'react'

const NOTHING = {}

/* It comes with the first sign of a reader: nothing that a page shows at first needs it. */
const companion = onDemand(
  async () => (await import('../../features/companion/companion.tsx')).Companion
)

/** The installed app's part of the page. */
export function Companion() {
  useEffect(() => {
    // Whoever has been here before has it on the device, and may be without a connection.
    if (navigator.serviceWorker?.controller) prepare(companion)
  }, [])
  return usePart(companion, NOTHING)
}
