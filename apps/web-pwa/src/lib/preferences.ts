import { YEAR_SECONDS } from '@botanica/api-client/contract'

/** Attributes of cookies with preferences that the server reads. None of them is secret. */
export const COOKIE_ATTRIBUTES = `; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`

export function writeCookie(name: string, value: string) {
  document.cookie = `${name}=${value}${COOKIE_ATTRIBUTES}`
}

export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return null
}
