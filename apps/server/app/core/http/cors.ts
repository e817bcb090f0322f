import type { HttpContext, HttpResponse } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isCredentialed, removeSession } from '#app/core/http/credentials'
import { isCrossOriginRequest } from '#app/core/http/origin'
import { SECURITY_HEADERS } from '#app/core/http/security_headers'
import { CORRECTION_HEADER } from '#app/core/rules'
import { DAY_SECONDS } from '#app/core/time'

const ALLOW_ORIGIN = 'access-control-allow-origin'
const EXPOSE_HEADERS = 'access-control-expose-headers'
const RESOURCE_POLICY = 'cross-origin-resource-policy'

const ANY_ORIGIN = { [ALLOW_ORIGIN]: '*' }

/** Headers of a response that pages of every origin may read. */
export const CORS_HEADERS = {
  ...ANY_ORIGIN,
  [EXPOSE_HEADERS]: `ETag, Link, RateLimit, RateLimit-Policy, Retry-After, ${CORRECTION_HEADER}`,
  [RESOURCE_POLICY]: 'cross-origin',
}

const PREFLIGHT_HEADERS = {
  ...ANY_ORIGIN,
  'access-control-allow-methods': 'GET, HEAD',
  // All but `Authorization`, which would have to be named: a token does not belong into a page.
  'access-control-allow-headers': '*',
  'access-control-max-age': String(DAY_SECONDS),
}

function setHeaders(response: HttpResponse, headers: Record<string, string>) {
  for (const name in headers) response.header(name, headers[name]!)
}

/** Answers a browser that asks whether a page of another origin may read a route with `allowAnyOrigin`. */
export function allowPreflight({ response }: HttpContext) {
  setHeaders(response, PREFLIGHT_HEADERS)
}

/**
 * Lets pages of every origin read what visitors see. A session has no effect on a request from another origin, and a
 * response that may depend on a session or token stays with our own pages. Cached responses have the headers too,
 * because they are the same for everybody.
 */
export async function allowAnyOrigin({ request, response }: HttpContext, next: NextFn) {
  if (isCrossOriginRequest(request.request.headers)) removeSession(request.request)
  setHeaders(response, CORS_HEADERS)
  await next()
  if (!isCredentialed(request.request) || response.headersSent) return
  response.removeHeader(ALLOW_ORIGIN)
  response.removeHeader(EXPOSE_HEADERS)
  response.header(RESOURCE_POLICY, SECURITY_HEADERS[RESOURCE_POLICY])
}
