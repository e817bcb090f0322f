import { OfflineSupport } from '../../features/offline/offline-support.tsx'
import { InteractionReporter } from './interaction-reporter.tsx'
import { OpenConnection } from './open-connection.tsx'

/** Components of the shell that no page waits for. */
export function DeferredParts() {
  return (
    <>
      <OpenConnection />
      <OfflineSupport />
      <InteractionReporter />
    </>
  )
}
