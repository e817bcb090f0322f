import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { assertNotRestricted } from '#app/identity/restricted'
import { canStaff, type StaffRight } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'

/**
 * For those of the staff who have a right: 403 to everybody else, to a token without the staff scope, and to the banned and
 * disabled, who have no staff reads either. After `authenticate`.
 */
export default class StaffMiddleware {
  handle(ctx: HttpContext, next: NextFn, { right }: { right: StaffRight }) {
    const viewer = requireMember(ctx)
    assertNotRestricted(viewer)
    if (!canStaff(viewer.roles, right)) throw new Failure('forbidden')
    return next()
  }
}
