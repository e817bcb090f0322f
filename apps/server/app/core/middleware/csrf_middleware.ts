import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { isByToken } from '#app/core/http/credentials'
import { isSameOriginRequest } from '#app/core/http/origin'

const SCRIPT_MARK = 'XMLHttpRequest'

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
