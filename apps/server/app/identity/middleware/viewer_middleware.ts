import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { authenticate } from '#app/identity/authenticate'

/** For reads that visitors may make too: `ctx.viewer` is the member when there is one. It writes nothing. */
export default class ViewerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await authenticate(ctx)
    return next()
  }
}
