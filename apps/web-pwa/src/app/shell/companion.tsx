import { onDemand, prepare, usePart } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { needTexts } from '../../lib/texts/further-texts.ts'

const NOTHING = {}

/* It comes with the first sign of a reader: nothing that a page shows at first needs it. */
const companion = onDemand(async () => {
  const [{ Companion: Loaded }] = await Promise.all([
    import('../../features/companion/companion.tsx'),
    needTexts('app'),
  ])
  return Loaded
})

/** The installed app's part of the page. */
export function Companion() {
  useEffect(() => {
    // Whoever has been here before has it on the device, and may be without a connection.
    if (navigator.serviceWorker?.controller) prepare(companion)
  }, [])
  return usePart(companion, NOTHING)
}
