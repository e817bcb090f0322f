import type { IncomingMessage, ServerResponse } from 'node:http'
import env from '#start/env'
import { acceptsSecureCookies } from '#start/production_settings'
import { compileTrustedProxies } from '#start/trusted_proxies'
import { defineConfig } from '@adonisjs/core/http'
import { type ApiErrorBody, FAILURES } from '#app/core/errors'
import { getRequestId, REQUEST_ID_HEADER } from '#app/core/http/request_id'
import { SECURITY_HEADERS } from '#app/core/http/security_headers'

export const appKey = env.get('APP_KEY')
export const appUrl = env.get('APP_URL')

/** On an http address of a local network, browsers would drop secure cookies, and nobody could sign in. */
export const secureCookies = acceptsSecureCookies(new URL(appUrl))

/** Returns the name of a cookie, with the `__Host-` prefix if browsers accept it. */
export function hostCookieName(name: string) {
  return secureCookies ? `__Host-${name}` : name
}

const trustedProxies = env.get('TRUSTED_PROXY')

const QUERY_LIMITS = { depth: 1, parameterLimit: 50, arrayLimit: 20 }

/** A URL that cannot be decoded never reaches the routes, so it is handled here. */
function answerBadUrl(request: IncomingMessage, response: ServerResponse) {
  const [status, message] = FAILURES.not_found
  const requestId = getRequestId(request)
  const body: ApiErrorBody = { message, code: 'not_found', requestId }
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-length': Buffer.byteLength(text),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [REQUEST_ID_HEADER]: requestId,
    ...SECURITY_HEADERS,
  })
  response.end(text)
}

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  /** Responses are plain data; a value that JSON cannot represent is a bug. */
  serializeJSON: (value: unknown) => JSON.stringify(value),
  /** A comma in a search is a comma, not a list separator. */
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
