import { checkText, type FieldCheck, rejectField } from '../core/field_checks.js'
import { SUPPORT_LIMITS } from './rules.js'

/** One slash and no second one, which would make the rest a host. */
const LOCAL_PATH = /^\/(?![/\\])/
const API_PATH = /^\/api(\/|$)/i

const checkLinkText = checkText('The link', SUPPORT_LIMITS.link)

/**
 * Returns the path of one of this site's own pages.
 * @param typed a path or a URL
 * @param origin of the site, such as `https://botanica.example`
 * @returns path, query and fragment; `null` for anything that is not a page of the site
 */
export function toSitePath(typed: string, origin: string): string | null {
  const isAddress = /^https?:\/\//i.test(typed)
  if (!isAddress && !LOCAL_PATH.test(typed)) return null
  if (!URL.canParse(typed, origin)) return null
  const url = new URL(typed, origin)
  // Dots are resolved by parsing: "/.//elsewhere" is a path before and names a host after.
  const isPage =
    url.origin === new URL(origin).origin &&
    url.username === '' &&
    url.password === '' &&
    LOCAL_PATH.test(url.pathname) &&
    !API_PATH.test(url.pathname)
  return isPage ? url.pathname + url.search + url.hash : null
}

/** The checks of a support request, shared by server and form. */
export const SUPPORT_CHECKS = {
  subject: checkText('The subject', SUPPORT_LIMITS.subject),
  text: checkText('The text', SUPPORT_LIMITS.text),
  answer: checkText('The answer', SUPPORT_LIMITS.answer),
  /** An empty link becomes `null`. */
  link(typed: string, { origin }: { origin: string }): FieldCheck<string | null> {
    const { value, defect } = checkLinkText(typed)
    if (defect) return { defect }
    if (value === '') return { value: null }
    const path = toSitePath(value, origin)
    if (path === null) return rejectField('ownPage', 'The link must lead to a page of this site.')
    // Percent-encoding makes the link longer, so its length is checked again.
    const escaped = checkLinkText(path)
    return escaped.defect ? { defect: escaped.defect } : { value: path }
  },
} as const
