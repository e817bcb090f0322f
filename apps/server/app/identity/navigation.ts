import type { IncomingHttpHeaders } from 'node:http'
import { appUrl } from '#config/app'

const OUR_ORIGIN = new URL(appUrl).origin
const CROSS_SITE = 'cross-site'

function originOf(address: string) {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/**
 * Whether another site sent the browser here. Browsers say so in `Sec-Fetch-Site`; of those too old for it the referrer
 * tells. A typed address and a bookmark come from nowhere, and are the member's own wish.
 */
export function isNavigationFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === CROSS_SITE
  return headers.referer !== undefined && originOf(headers.referer) !== OUR_ORIGIN
}
