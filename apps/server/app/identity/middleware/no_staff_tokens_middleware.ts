import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { requireMember } from '#app/identity/viewer'

const MESSAGE = 'A token of the staff is for their work alone.'

/** For what members do as members: 403 to a token that was made for the staff's work. After `authenticate`. */
export default class NoStaffTokensMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { via, tokenScope } = requireMember(ctx)
    if (via === 'token' && tokenScope === 'staff') {
      throw new Failure('forbidden', { message: MESSAGE })
    }
    return next()
  }
}
