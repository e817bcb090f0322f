import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { rememberContext } from '#app/core/http/request_route'

/** Makes the matched route known to the access log and the metrics. */
export default class RequestRouteMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    rememberContext(ctx.request.request, ctx)
    return next()
  }
}
