import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

export const PRIVATE_CACHING = 'private, no-store'

/** What is for one person is kept by no cache, not even by the browser's own. */
export default class PrivateMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    response.header('cache-control', PRIVATE_CACHING)
    return next()
  }
}
