import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { requireMember } from '#app/identity/viewer'

const MESSAGE = 'This is done in a browser, not with a token.'

/** Rejects every token with 403, so that a stolen token cannot create another one. Runs after `authenticate`. */
export default class SessionOnlyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (requireMember(ctx).via !== 'session') throw new Failure('forbidden', { message: MESSAGE })
    return next()
  }
}
