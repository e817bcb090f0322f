import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { assertNotRestricted } from '#app/identity/restricted'
import { requireMember } from '#app/identity/viewer'

/** Refuses banned and disabled members, from the very next request after the ban. After `authenticate`. */
export default class RestrictedMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    assertNotRestricted(requireMember(ctx))
    return next()
  }
}
