import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { recognise } from '#app/identity/recognise'

/** For reads that visitors may make too: `ctx.viewer` is the member when there is one. It writes nothing. */
export default class ViewerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await recognise(ctx)
    return next()
  }
}
