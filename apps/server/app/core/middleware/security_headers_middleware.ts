import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Security headers of every response: no MIME sniffing, no referrer for other sites, no embedding by other sites. The
 * Content Security Policy is for data, which loads nothing; pages set their own.
 */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

export default class SecurityHeadersMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    for (const name in SECURITY_HEADERS) {
      response.header(name, SECURITY_HEADERS[name as keyof typeof SECURITY_HEADERS])
    }
    return next()
  }
}
