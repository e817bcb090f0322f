import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Of every answer: browsers must not guess another type, must not tell our addresses to others, and must not let other
 * sites embed it. The policy is for data, which has nothing to load and is no page to frame; a page sets its own.
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
