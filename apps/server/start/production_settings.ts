/** Settings with stricter requirements in production. */
export interface GuardedSettings {
  APP_URL: string
  APP_KEY: { release(): string }
  DISCORD_API_URL: string
  DISCORD_AUTHORIZE_URL: string
  DISCORD_IMAGE_HOST: string
  STRIPE_API_URL?: string | undefined
  PAYPAL_API_URL?: string | undefined
  STRIPE_JS_URL?: string | undefined
  WEB_PUSH_SIMULATOR_URL?: string | undefined
  USER_ADDRESS_LOOPBACK?: string | undefined
  RATE_LIMIT_PROFILE?: string | undefined
}

const OUTSIDE_ADDRESSES = [
  'DISCORD_API_URL',
  'DISCORD_AUTHORIZE_URL',
  'DISCORD_IMAGE_HOST',
  'STRIPE_API_URL',
  'PAYPAL_API_URL',
  'STRIPE_JS_URL',
] as const
const HTTPS = 'https:'
/** Names and addresses of the local machine: a simulator, never Discord. */
const OWN_MACHINE =
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])\.?$/i
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
const MIN_KEY_LENGTH = 32
const PRODUCTION_PROFILE = 'normal'

/**
 * Whether browsers accept `Secure` and `__Host-` cookies from a site: with `https`, and on loopback, where builds are
 * tried locally.
 */
export function acceptsSecureCookies({ protocol, hostname }: URL): boolean {
  return protocol === HTTPS || LOOPBACK_HOSTS.has(hostname)
}

/** @returns an error message for each setting that is not acceptable in production */
export function productionDefects(settings: GuardedSettings): string[] {
  const defects: string[] = []
  if (!acceptsSecureCookies(new URL(settings.APP_URL))) {
    defects.push('APP_URL must begin with https://; TLS may end at a proxy in front of the server.')
  }
  for (const name of OUTSIDE_ADDRESSES) {
    const address = settings[name]
    if (address === undefined) continue
    const { protocol, hostname } = new URL(address)
    if (OWN_MACHINE.test(hostname)) {
      defects.push(`${name} points at this machine; simulators are no part of production.`)
    } else if (protocol !== HTTPS) {
      defects.push(`${name} must begin with https://.`)
    }
  }
  if (settings.APP_KEY.release().length < MIN_KEY_LENGTH) {
    defects.push(`APP_KEY must have at least ${MIN_KEY_LENGTH} characters.`)
  }
  if (settings.WEB_PUSH_SIMULATOR_URL !== undefined) {
    defects.push('WEB_PUSH_SIMULATOR_URL is set; simulators are no part of production.')
  }
  if (settings.USER_ADDRESS_LOOPBACK === 'on') {
    defects.push('USER_ADDRESS_LOOPBACK is on; it would let members reach this machine.')
  }
  const profile = settings.RATE_LIMIT_PROFILE ?? PRODUCTION_PROFILE
  if (profile !== PRODUCTION_PROFILE) {
    defects.push(`RATE_LIMIT_PROFILE is "${profile}"; production has the normal limits.`)
  }
  return defects
}
