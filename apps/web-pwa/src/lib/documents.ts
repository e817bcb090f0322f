import { redirectDocument } from 'react-router-dom'
import { PATHS } from './paths.ts'

/** The checkout has a security policy of its own, and a document keeps its policy: it is entered and left by another. */
export function hasOwnDocument({ pathname }: { pathname: string }): boolean {
  return pathname === PATHS.checkout
}

/** What a loader answers when the page that is asked for needs another document. */
export function leaveDocument({ url }: Request): Response | null {
  if (import.meta.env.SSR || hasOwnDocument(location) === hasOwnDocument(new URL(url))) return null
  return redirectDocument(url)
}
