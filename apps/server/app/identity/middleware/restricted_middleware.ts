import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { assertNotRestricted } from '#app/identity/assert_not_restricted'
import { requireMember } from '#app/identity/viewer'

/** Rejects banned and disabled members, from the first request after the ban. Runs after `authenticate`. */
export default class RestrictedMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    assertNotRestricted(requireMember(ctx))
    return next()
  }
}
