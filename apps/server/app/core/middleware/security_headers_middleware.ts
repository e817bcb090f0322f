import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SECURITY_HEADERS } from '#app/core/http/security_headers'

/** Sets the security headers, which later middleware may replace. */
export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const name in SECURITY_HEADERS) {
      response.header(name, SECURITY_HEADERS[name as keyof typeof SECURITY_HEADERS])
    }
    return next()
  }
}
