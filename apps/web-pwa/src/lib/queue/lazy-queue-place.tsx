import { lazy, Suspense, type ComponentType } from 'react'
import { loadWithCatalogs } from '../texts/extra-catalogs.ts'

interface QueuePlaceProps {
  botId: number
}

/** Only owners of bots that wait need it. Without a connection it is left out. */
const QueuePlace = lazy(async (): Promise<{ default: ComponentType<QueuePlaceProps> }> => {
  try {
    const module = await loadWithCatalogs(import('./queue-place.tsx'), 'queue')
    return { default: module.QueuePlace }
  } catch {
    return { default: () => null }
  }
})

/** Where a bot or its change is in the queue of staff, and whose turn it is. */
export function LazyQueuePlace(props: QueuePlaceProps) {
  return (
    <Suspense fallback={null}>
      <QueuePlace {...props} />
    </Suspense>
  )
}
