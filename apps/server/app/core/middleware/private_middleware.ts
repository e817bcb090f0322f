import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

export const PRIVATE_CACHING = 'private, no-store'

/** Prevents caching of personal responses, also by the browser. */
export default class PrivateMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    response.header('cache-control', PRIVATE_CACHING)
    return next()
  }
}
