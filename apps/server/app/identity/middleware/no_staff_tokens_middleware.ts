import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { requireMember } from '#app/identity/viewer'

const MESSAGE = 'A token of the staff is for their work alone.'

/**
 * Rejects tokens with the staff scope with 403: they are not for what members do as members. Runs after `authenticate`.
 */
export default class NoStaffTokensMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { via, tokenScope } = requireMember(ctx)
    if (via === 'token' && tokenScope === 'staff') {
      throw new Failure('forbidden', { message: MESSAGE })
    }
    return next()
  }
}
