import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { authenticate } from '#app/identity/authenticate'

/** Sets `ctx.viewer` on reads that visitors may make too. Writes nothing. */
export default class ViewerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await authenticate(ctx, { isForVisitors: true })
    return next()
  }
}
