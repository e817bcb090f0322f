import { appUrl } from '#config/app'
import { RETURN_PATH_MAX_LENGTH } from '#app/identity/rules'

export const HOME_PATH = '/'

/** One slash, and no second one that would make what follows a host. */
const LOCAL_PATH = /^\/(?![/\\])/
// oxlint-disable-next-line no-control-regex -- browsers drop some of them, and what is left may be another address
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/
/** Coming back to a call would only show its answer, or sign out at once. */
const API_PATH = /^\/api(\/|$)/i

/**
 * Where to go after signing in: a path of our own pages as the URL parser understands it, or home for everything else.
 */
export function safeReturnPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > RETURN_PATH_MAX_LENGTH) return HOME_PATH
  if (!LOCAL_PATH.test(given) || CONTROL_CHARACTERS.test(given)) return HOME_PATH
  if (!URL.canParse(given, appUrl)) return HOME_PATH

  const { origin, pathname, search, hash } = new URL(given, appUrl)
  // Dots resolve only while parsing: "/.//elsewhere" is a local path before and names a host afterwards.
  const isOurs = origin === new URL(appUrl).origin && LOCAL_PATH.test(pathname)
  return isOurs && !API_PATH.test(pathname) ? pathname + search + hash : HOME_PATH
}
