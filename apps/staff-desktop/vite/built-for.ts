import type { BuiltFor } from '../src/main/built-for.ts'
import { settingsOf } from '../packaging/settings.ts'
import manifest from '../package.json' with { type: 'json' }

/**
 * What a build is made for, out of its environment: `STAFF_SERVER_URL`, the address of the one server that the client
 * speaks to (without it the client asks once), and what its package is made from.
 * @throws {Error} for an address that is not an origin, so that no such package comes to be
 */
export function builtFor(env: NodeJS.ProcessEnv): Record<string, string> {
  const facts: BuiltFor = {
    version: manifest.version,
    serverUrl: originOf('STAFF_SERVER_URL', env.STAFF_SERVER_URL),
    updateFeed: settingsOf(env).updateFeed,
  }
  return { FACTS_OF_THE_BUILD: JSON.stringify(facts) }
}

function originOf(variable: string, given: string | undefined): string | null {
  if (!given) return null
  const url = URL.parse(given)
  if (
    url &&
    ['https:', 'http:'].includes(url.protocol) &&
    url.origin === given.replace(/\/$/, '')
  ) {
    return url.origin
  }
  throw new Error(`${variable} is "${given}", and must be an address such as https://example.org.`)
}
