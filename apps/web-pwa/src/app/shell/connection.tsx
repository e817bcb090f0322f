import { onDemand, prepare, usePart } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { needTexts } from '../../lib/texts/further-texts.ts'

/**
 * When the channel is opened, unless the reader does something before: as late as the first poll of a page would be, so
 * that no first load carries it (decision 26).
 */
const OPENS_AFTER_MS = 3_000
const NOTHING = {}

const connection = onDemand(async () => {
  const [{ OpenConnection }] = await Promise.all([
    import('./open-connection.tsx'),
    needTexts('connection'),
  ])
  return OpenConnection
})

/** The live channel (design section 5), and what is to be said of the connection. */
export function Connection() {
  useEffect(() => {
    const timer = setTimeout(() => prepare(connection), OPENS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return usePart(connection, NOTHING)
}
