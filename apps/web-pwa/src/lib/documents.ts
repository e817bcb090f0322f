import { HTTP_NOT_FOUND } from '@botanica/api-client/contract'
import { data, redirectDocument } from 'react-router-dom'
import { PATHS } from './paths.ts'

/**
 * Whether a page needs its own document. The checkout has its own Content Security Policy, which applies to a
 * whole document, so it is entered and left by full navigations.
 */
export function hasOwnDocument({ pathname }: { pathname: string }): boolean {
  return pathname === PATHS.checkout
}

/** Redirects with a full navigation if the target page needs another document; otherwise null. For route loaders. */
export function leaveDocument({ url }: Request): Response | null {
  if (import.meta.env.SSR || hasOwnDocument(location) === hasOwnDocument(new URL(url))) return null
  return redirectDocument(url)
}

/**
 * A loader's response for a page that does not exist: the server responds with 404, and the page's component still
 * renders.
 */
export function answerNotFound() {
  return data(null, { status: HTTP_NOT_FOUND })
}
