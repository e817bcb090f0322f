import { COMPATIBILITY_PATH, COMPATIBLE_LISTS } from '@botanica/api-client/contract'
import { Definition, DefinitionList, SiteAddress } from './page-elements.tsx'

/** The addresses that have the calls of other lists. */
export function ListAddresses() {
  return (
    <DefinitionList>
      {Object.entries(COMPATIBLE_LISTS).map(([name, host]) => (
        <Definition key={name} term={<HostName>{host}</HostName>}>
          <code className="[overflow-wrap:anywhere]">
            <SiteAddress path={`${COMPATIBILITY_PATH}/${name}`} />
          </code>
        </Definition>
      ))}
    </DefinitionList>
  )
}

/** A host that wraps before its last part if it is too long for a line. */
function HostName({ children: host }: { children: string }) {
  const end = host.lastIndexOf('.')
  return (
    <>
      {host.slice(0, end)}
      <wbr />
      {host.slice(end)}
    </>
  )
}
