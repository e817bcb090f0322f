import { hostCookieName } from '#config/app'
import type { IncomingMessage } from 'node:http'

export const SESSION_COOKIE = hostCookieName('sid')
const SESSION_COOKIE_START = `${SESSION_COOKIE}=`

type WithHeaders = Pick<IncomingMessage, 'headers'>

/**
 * Whether a request is authenticated by a token rather than by a cookie: an `Authorization` header makes it so, whatever it
 * holds, and cookies beside it count for nothing. The only place that decides this: authentication, CSRF protection and rate
 * limits must agree, so that an empty or malformed header is a token that is worth nothing.
 */
export function isByToken({ headers }: WithHeaders): boolean {
  return headers.authorization !== undefined
}

/**
 * Whether the caller shows anything that may make the answer personal: a session cookie or an `Authorization` header.
 * It does not say that they are worth anything; a false alarm costs only the shared bytes.
 */
export function isCredentialed(request: WithHeaders): boolean {
  return isByToken(request) || (request.headers.cookie?.includes(SESSION_COOKIE_START) ?? false)
}
