import { appUrl } from '#config/app'
import { RETURN_PATH_MAX_LENGTH } from '#app/identity/rules'

export const HOME_PATH = '/'

/** One slash and no second one, which would make the rest a host. */
const LOCAL_PATH = /^\/(?![/\\])/
// oxlint-disable-next-line no-control-regex -- browsers drop some of them, which may result in another address
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/
/** Returning to an API path would only show its response, or sign the member out again. */
const API_PATH = /^\/api(\/|$)/i

/**
 * Returns the path to redirect to after signing in: a path of this site, as the URL parser understands it, or the home
 * page.
 */
export function safeReturnPath(input: unknown): string {
  if (typeof input !== 'string' || input.length > RETURN_PATH_MAX_LENGTH) return HOME_PATH
  if (!LOCAL_PATH.test(input) || CONTROL_CHARACTERS.test(input)) return HOME_PATH
  if (!URL.canParse(input, appUrl)) return HOME_PATH

  const { origin, pathname, search, hash } = new URL(input, appUrl)
  // Dots are resolved by parsing: "/.//elsewhere" is a local path before and names a host after.
  const isOurs = origin === new URL(appUrl).origin && LOCAL_PATH.test(pathname)
  return isOurs && !API_PATH.test(pathname) ? pathname + search + hash : HOME_PATH
}
