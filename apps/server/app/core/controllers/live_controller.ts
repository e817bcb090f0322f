import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { LiveConnection } from '#app/core/live/live_connection'
import { liveHub } from '#app/core/live/live_hub'
import { acquireConnectionSlot } from '#app/core/live/connection_slots'
import { authorizeTopics } from '#app/core/live/live_topic'
import { liveValidator } from '#app/core/live/validators'
import { LIVE_LIMITS } from '#app/core/rules'
import { jittered } from '#app/core/time'

const LIFE_JITTER = 0.1
const RETRY_AFTER_SECONDS = 2
const LAST_MARK = 'last-event-id'

/** Streams changes to open screens. */
export default class LiveController {
  async show(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(liveValidator)
    const { topics, feeds } = await authorizeTopics(ctx, query.topics)
    const raw = ctx.response.response
    // A client that has disconnected meanwhile needs no slot.
    if (raw.destroyed) return
    if (!liveHub.isLive) throw new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    const releaseSlot = acquireConnectionSlot(ctx)
    const endsAt = Date.now() + jittered(LIVE_LIMITS.lifeMs, LIFE_JITTER)
    const connection = new LiveConnection(raw, { feeds, endsAt })
    connection.onClose(releaseSlot)
    connection.begin(ctx.response.getHeaders() as Record<string, string>)
    if (ctx.request.method() === 'HEAD') return void raw.end()
    const lastMark = ctx.request.header(LAST_MARK)
    const { liveMoment: moment = liveHub.moment } = ctx
    liveHub.add(connection, { topics, moment, ...(lastMark === undefined ? {} : { lastMark }) })
  }
}
