import type { IncomingHttpHeaders } from 'node:http'
import { appUrl } from '#config/app'

const OUR_ORIGIN = new URL(appUrl).origin
/** Navigations from our own pages, and typed or bookmarked addresses. */
const OWN_NAVIGATIONS = new Set(['same-origin', 'none'])

function getOrigin(address: string) {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/**
 * Whether another origin, including subdomains and other ports, sent the browser here. Browsers send `Sec-Fetch-Site`
 * and `Origin`; for older ones the `Referer` decides. Typed addresses and bookmarks have no origin and are allowed.
 */
export function isCrossSiteNavigation(headers: IncomingHttpHeaders): boolean {
  const { origin, referer, 'sec-fetch-site': site } = headers
  if (origin !== undefined && origin !== OUR_ORIGIN) return true
  if (site !== undefined) return !OWN_NAVIGATIONS.has(String(site))
  return referer !== undefined && getOrigin(referer) !== OUR_ORIGIN
}
