import { YEAR_SECONDS } from '@botanica/api-client/contract'

/** Attributes of cookies with preferences that the server reads. None of them is secret. */
export const COOKIE_ATTRIBUTES = `; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`

/** The cookies as last read in the running task. */
let cookies: string | undefined

/**
 * Reads the cookies once per task. The browser asks another process for them, and a list of reviews needs them hundreds
 * of times while it renders.
 */
function getCookies(): string {
  if (cookies === undefined) {
    cookies = document.cookie
    queueMicrotask(() => (cookies = undefined))
  }
  return cookies
}

function setCookie(cookie: string) {
  document.cookie = cookie
  cookies = undefined
}

export const writeCookie = (name: string, value: string) =>
  setCookie(`${name}=${value}${COOKIE_ATTRIBUTES}`)

export const expireCookie = (name: string) => setCookie(`${name}=; Path=/; Max-Age=0`)

export function readCookie(name: string): string | null {
  for (const pair of getCookies().split('; ')) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return null
}
