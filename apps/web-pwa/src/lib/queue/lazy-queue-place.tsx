import { Suspense } from 'react'
import { onDemandComponent } from '../on-demand-component.tsx'
import { loadWithCatalogs } from '../texts/extra-catalogs.ts'

interface QueuePlaceProps {
  botId: number
}

/** Only owners of bots that wait need it. Without a connection it is left out. */
const QueuePlace = onDemandComponent<QueuePlaceProps>(
  async () => (await loadWithCatalogs(import('./queue-place.tsx'), 'queue')).QueuePlace
)

/** Where a bot or its change is in the queue of staff, and whose turn it is. */
export function LazyQueuePlace(props: QueuePlaceProps) {
  return (
    <Suspense fallback={null}>
      <QueuePlace {...props} />
    </Suspense>
  )
}
