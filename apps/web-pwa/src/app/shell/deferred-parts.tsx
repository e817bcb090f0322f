import { OfflineSupport } from '../../features/offline/offline-support.tsx'
import { OpenConnection } from './open-connection.tsx'

/** Parts of the shell that no page waits for. */
export function DeferredParts() {
  return (
    <>
      <OpenConnection />
      <OfflineSupport />
    </>
  )
}
