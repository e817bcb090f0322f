import proxyAddress from 'proxy-addr'

const SEPARATOR = /\s*,\s*/

/**
 * Compiles the setting `TRUSTED_PROXY`: addresses, networks in CIDR notation, and proxy-addr's names (`loopback`,
 * `linklocal`, `uniquelocal`), separated by commas.
 * @returns whether an address is one of them
 * @throws for an invalid entry
 */
export function compileTrustedProxies(setting: string): (address: string) => boolean {
  const isTrusted = proxyAddress.compile(setting.trim().split(SEPARATOR))
  return (address) => isTrusted(address, 0)
}

/** Validates the setting. @throws an error that names it, for an invalid entry */
export function validateTrustedProxies(name: string, value?: string): string | undefined {
  if (value === undefined || value === '') return undefined
  try {
    compileTrustedProxies(value)
  } catch {
    throw new Error(
      `${name} must be addresses, networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal, separated by commas.`
    )
  }
  return value
}
