import { hostCookieName } from '#config/app'
import type { IncomingMessage } from 'node:http'

export const SESSION_COOKIE = hostCookieName('sid')
const SESSION_COOKIE_START = `${SESSION_COOKIE}=`

/**
 * Whether the caller shows anything that may make the answer personal: a session cookie or an `Authorization` header.
 * It does not say that they are worth anything; a false alarm costs only the shared bytes.
 */
export function isCredentialed({ headers }: IncomingMessage): boolean {
  const { authorization, cookie } = headers
  return authorization !== undefined || (cookie?.includes(SESSION_COOKIE_START) ?? false)
}
