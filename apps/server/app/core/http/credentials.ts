import { hostCookieName } from '#config/app'
import type { IncomingMessage } from 'node:http'

export const SESSION_COOKIE = hostCookieName('sid')
const SESSION_COOKIE_START = `${SESSION_COOKIE}=`

type WithHeaders = Pick<IncomingMessage, 'headers'>

const isSessionPair = (pair: string) => pair.trimStart().startsWith(SESSION_COOKIE_START)

/**
 * Whether a request is authenticated by a token rather than by a cookie: an `Authorization` header makes it so,
 * whatever its value, and cookies are then ignored. Authentication, CSRF protection and rate limits must agree on
 * this, so it is decided only here: an empty or malformed header is an invalid token.
 */
export function isByToken({ headers }: WithHeaders): boolean {
  return headers.authorization !== undefined
}

/**
 * Whether the request has credentials that may make the response personal: a session cookie or an `Authorization`
 * header. They may be invalid; then the request only misses the cache.
 */
export function isCredentialed(request: WithHeaders): boolean {
  return isByToken(request) || (request.headers.cookie?.includes(SESSION_COOKIE_START) ?? false)
}

/** Removes the session cookie, so that the request is one of a visitor. */
export function removeSession({ headers }: WithHeaders) {
  const others = headers.cookie?.split(';').filter((pair) => !isSessionPair(pair))
  if (others) headers.cookie = others.join(';')
}
