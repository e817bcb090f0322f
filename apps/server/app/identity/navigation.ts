import type { IncomingHttpHeaders } from 'node:http'
import { appUrl } from '#config/app'

const OUR_ORIGIN = new URL(appUrl).origin
/** Of a page of ours, and of an address that somebody has typed or kept. */
const OWN_NAVIGATIONS = new Set(['same-origin', 'none'])

function originOf(address: string) {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/**
 * Whether another origin sent the browser here, be it a subdomain or another port. Browsers say so in `Sec-Fetch-Site` and
 * `Origin`; of those too old for it the referrer tells. A typed address and a bookmark come from nowhere, and are the member's own
 * wish.
 */
export function isCrossSiteNavigation(headers: IncomingHttpHeaders): boolean {
  const { origin, referer, 'sec-fetch-site': site } = headers
  if (origin !== undefined && origin !== OUR_ORIGIN) return true
  if (site !== undefined) return !OWN_NAVIGATIONS.has(String(site))
  return referer !== undefined && originOf(referer) !== OUR_ORIGIN
}
