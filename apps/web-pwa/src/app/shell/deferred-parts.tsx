import { OfflineSupport } from '../../features/offline/offline-support.tsx'
import { OpenConnection } from './open-connection.tsx'

/** What stands round every page, and what no page waits for. */
export function DeferredParts() {
  return (
    <>
      <OpenConnection />
      <OfflineSupport />
    </>
  )
}
