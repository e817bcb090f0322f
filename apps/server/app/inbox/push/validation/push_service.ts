import { PUSH_SERVICES } from '#app/inbox/push/rules'

const HTTPS = 'https:'

function isKnownHost(host: string): boolean {
  return PUSH_SERVICES.some((known) =>
    known.startsWith('.') ? host.endsWith(known) : host === known
  )
}

/**
 * Whether an address belongs to a known push service. The server sends to no others.
 * @param simulator an origin that is accepted too
 */
export function isPushService(address: string, simulator: URL | null): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (simulator && url.origin === simulator.origin) return true
  return url.protocol === HTTPS && url.port === '' && isKnownHost(url.hostname)
}
