import { appUrl } from '#config/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { isByToken } from '#app/core/http/credentials'

const OUR_ORIGIN = new URL(appUrl).origin
const SAME_ORIGIN = 'same-origin'
const SCRIPT_MARK = 'XMLHttpRequest'

/**
 * Whether a request comes from our pages: browsers themselves say from where in `Origin` and `Sec-Fetch-Site`, and each
 * that is there must say so; one has to be.
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
 * Mutations by cookie prove that they come from our pages. A bearer token proves it by itself: no other site can make a
 * browser send one. After `authenticate`, because an ended session is 401, not 403.
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
