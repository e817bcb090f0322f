import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { requireMember } from '#app/identity/viewer'

const MESSAGE = 'This is done in a browser, not with a token.'

/** For what decides who is signed in: 403 to every token, so that a stolen one makes no other. After `authenticate`. */
export default class SessionOnlyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (requireMember(ctx).via !== 'session') throw new Failure('forbidden', { message: MESSAGE })
    return next()
  }
}
