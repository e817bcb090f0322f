import env from '#start/env'
import { acceptsSecureCookies } from '#start/production_settings'
import { compileTrustedProxies } from '#start/trusted_proxies'
import { defineConfig } from '@adonisjs/core/http'
import { answerBadUrl } from '#app/core/http/bad_url'

export const appKey = env.get('APP_KEY')
export const appUrl = env.get('APP_URL')

/** On a plain address of a local network browsers would drop secure cookies, and nobody could sign in. */
export const secureCookies = acceptsSecureCookies(new URL(appUrl))

/** A cookie's name with the `__Host-` prefix where browsers accept it. */
export function hostCookieName(name: string) {
  return secureCookies ? `__Host-${name}` : name
}

const trustedProxies = env.get('TRUSTED_PROXY')

const QUERY_LIMITS = { depth: 1, parameterLimit: 50, arrayLimit: 20 }

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  /** Answers are plain data; what JSON cannot say is a defect, not something to be worked around. */
  serializeJSON: (value: unknown) => JSON.stringify(value),
  /** A comma in a search is a comma, not a list. */
  qs: { parse: { ...QUERY_LIMITS, allowSparse: false, comma: false } },
  router: { matcher: 'tree', precedence: 'specificity' },
  onBadUrl: answerBadUrl,
  ...(trustedProxies ? { trustProxy: compileTrustedProxies(trustedProxies) } : {}),
  cookie: {
    path: '/',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
})
