import { appUrl } from '#config/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { isByToken } from '#app/core/http/credentials'

const OUR_ORIGIN = new URL(appUrl).origin
const SAME_ORIGIN = 'same-origin'
const SCRIPT_MARK = 'XMLHttpRequest'

/**
 * Whether a request comes from our own pages, by `Origin` and `Sec-Fetch-Site`: at least one of the headers must be
 * present, and each that is present must match.
 */
export function isSameOriginRequest(headers: NodeJS.Dict<string | string[]>) {
  const origin = headers.origin
  const site = headers['sec-fetch-site']
  if (origin === undefined && site === undefined) return false
  return (
    (origin === undefined || origin === OUR_ORIGIN) && (site === undefined || site === SAME_ORIGIN)
  )
}

/**
 * Requires mutations with a cookie to come from our own pages. Bearer tokens are exempt: other sites cannot make a
 * browser send one. Runs after `authenticate`, because an expired session is a 401, not a 403.
 */
export default class CsrfMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const { headers } = request.request
    const byScript = headers['x-requested-with'] === SCRIPT_MARK
    if (!isByToken(request.request) && !(byScript && isSameOriginRequest(headers))) {
      throw new Failure('csrf')
    }
    return next()
  }
}
