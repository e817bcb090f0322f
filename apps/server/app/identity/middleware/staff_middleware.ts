import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { assertNotRestricted } from '#app/identity/assert_not_restricted'
import { hasRoleWithRight, type StaffRight } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'

/**
 * Requires a staff right. 403 for everybody else, for tokens without the staff scope, and for banned and disabled
 * staff, whose reads are refused too. Runs after `authenticate`.
 */
export default class StaffMiddleware {
  handle(ctx: HttpContext, next: NextFn, { right }: { right: StaffRight }) {
    const viewer = requireMember(ctx)
    assertNotRestricted(viewer)
    if (!hasRoleWithRight(viewer.roles, right)) throw new Failure('forbidden')
    return next()
  }
}
