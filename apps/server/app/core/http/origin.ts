import type { IncomingHttpHeaders } from 'node:http'
import { appUrl } from '#config/app'

const OUR_ORIGIN = new URL(appUrl).origin
const SAME_ORIGIN = 'same-origin'
/** `Sec-Fetch-Site` of a request that no page has caused, such as a URL that somebody typed. */
const NO_SITE = 'none'

/**
 * Whether a request comes from our own pages, by `Origin` and `Sec-Fetch-Site`: at least one of the headers must be
 * present, and each that is present must match.
 */
export function isSameOriginRequest(headers: IncomingHttpHeaders): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin === undefined && site === undefined) return false
  return (
    (origin === undefined || origin === OUR_ORIGIN) && (site === undefined || site === SAME_ORIGIN)
  )
}

/** Whether a page of another origin causes the request, by the same headers. */
export function isCrossOriginRequest(headers: IncomingHttpHeaders): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  return (
    (origin !== undefined && origin !== OUR_ORIGIN) ||
    (site !== undefined && site !== SAME_ORIGIN && site !== NO_SITE)
  )
}
