import type { BuiltFor } from '../src/main/built-for.ts'
import { readPackageSettings } from '../packaging/settings.ts'
import manifest from '../package.json' with { type: 'json' }

/**
 * Reads the constants of a build from the environment: `STAFF_SERVER_URL`, the only server of the
 * client (without it users choose one), and the package settings.
 * @throws {Error} when the server's address is not an origin, so that no such package is built
 */
export function builtFor(env: NodeJS.ProcessEnv): Record<string, string> {
  const facts: BuiltFor = {
    version: manifest.version,
    serverUrl: parseOrigin('STAFF_SERVER_URL', env.STAFF_SERVER_URL),
    updateFeed: readPackageSettings(env).updateFeed,
  }
  return { FACTS_OF_THE_BUILD: JSON.stringify(facts) }
}

function parseOrigin(variable: string, value: string | undefined): string | null {
  if (!value) return null
  const url = URL.parse(value)
  if (
    url &&
    ['https:', 'http:'].includes(url.protocol) &&
    url.origin === value.replace(/\/$/, '')
  ) {
    return url.origin
  }
  throw new Error(`${variable} is "${value}", and must be an address such as https://example.org.`)
}
