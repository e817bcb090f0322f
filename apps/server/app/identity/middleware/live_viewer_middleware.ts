import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { liveHub } from '#app/core/live/live_hub'
import { requestsPrivateTopics } from '#app/core/live/live_topic'
import { authenticate } from '#app/identity/authenticate'

/** Authenticates a live stream only when it requests private topics; public ones open no session. */
export default class LiveViewerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.liveMoment = liveHub.moment
    if (requestsPrivateTopics(ctx)) await authenticate(ctx)
    return next()
  }
}
