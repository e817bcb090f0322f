import { COMPATIBILITY_PATH, COMPATIBLE_LISTS } from '@botanica/api-client/contract'
import { Definition, DefinitionList, SiteAddress } from './page-elements.tsx'

/** The addresses that have the calls of other lists. */
export function ListAddresses() {
  return (
    <DefinitionList>
      {Object.entries(COMPATIBLE_LISTS).map(([name, host]) => (
        <Definition key={name} term={host}>
          <code className="[overflow-wrap:anywhere]">
            <SiteAddress path={`${COMPATIBILITY_PATH}/${name}`} />
          </code>
        </Definition>
      ))}
    </DefinitionList>
  )
}
