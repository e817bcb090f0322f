import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { queueReplay, queueTest } from '#app/webhooks/actions/queue_events'
import { assertNotPaused, findWebhookToChange } from '#app/webhooks/policies'
import { listDeliveries } from '#app/webhooks/queries/deliveries'
import { replayValidator } from '#app/webhooks/validators'

/** What a webhook was sent, and what it is to be sent. */
export default class WebhookDeliveriesController {
  async index(ctx: HttpContext) {
    const { webhook } = await findWebhookToChange(ctx)
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listDeliveries(webhook.id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return page.rows.map(
      ({
        id,
        eventId,
        eventType,
        attempt,
        status,
        error,
        response,
        durationMs,
        createdAt,
        nextAt,
      }) => ({
        id,
        eventId,
        eventType,
        attempt,
        status,
        error,
        response,
        durationMs,
        createdAt: isoDate(createdAt),
        nextAt: nextAt && isoDate(nextAt),
      })
    )
  }

  /** Sends a test. */
  async test(ctx: HttpContext) {
    const { bot, webhook } = await findActiveWebhook(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const { id: memberId } = getActor(ctx)

    ctx.response.status(204)
    await runIdempotentAsMember(ctx, findActiveWebhook, async (trx) => {
      await lockOwnedBot(trx, bot.id, memberId)
      await queueTest(trx, { botId: bot.id, id: webhook.id }, memberId)
    })
  }

  /** Sends events again. */
  async replay(ctx: HttpContext) {
    const { bot, webhook } = await findActiveWebhook(ctx)
    const range = await ctx.request.validateUsing(replayValidator)
    const { id: memberId } = getActor(ctx)

    return runIdempotentAsMember(ctx, findActiveWebhook, async (trx) => {
      await lockOwnedBot(trx, bot.id, memberId)
      return { queued: await queueReplay(trx, { botId: bot.id, id: webhook.id }, range) }
    })
  }
}

async function findActiveWebhook(ctx: HttpContext) {
  const found = await findWebhookToChange(ctx)
  assertNotPaused(found.webhook)
  return found
}
