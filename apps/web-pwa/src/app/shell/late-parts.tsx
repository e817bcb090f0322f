import { Companion } from '../../features/companion/companion.tsx'
import { OpenConnection } from './open-connection.tsx'

/** What stands round every page, and what no page waits for. */
export function LateParts() {
  return (
    <>
      <OpenConnection />
      <Companion />
    </>
  )
}
