import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isoDate } from '#app/core/database/readable_rows'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { auditBot } from '#app/directory/actions/audit_bot'
import { lockOwnedBot } from '#app/directory/queries/find_owned_bot'
import { findBotToChange } from '#app/directory/submission/policies'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  replaceSecret,
} from '#app/webhooks/actions/change_webhooks'
import {
  assertAddress,
  assertBelowLimit,
  assertEventTypes,
  findWebhookToChange,
} from '#app/webhooks/policies'
import { listWebhooks } from '#app/webhooks/queries/webhooks'
import { webhookEditValidator, webhookValidator } from '#app/webhooks/validators'

/** A bot's webhooks. */
export default class BotWebhooksController {
  /** Lists the webhooks, never their secrets. */
  async index(ctx: HttpContext) {
    const webhooks = await listWebhooks((await findBotToChange(ctx)).id)
    return webhooks.map(
      ({ id, url, format, eventTypes, createdAt, failingSince, pausedAt, pauseReason }) => ({
        id,
        url,
        format,
        eventTypes,
        createdAt: isoDate(createdAt),
        failingSince: failingSince && isoDate(failingSince),
        pausedAt: pausedAt && isoDate(pausedAt),
        pauseReason,
      })
    )
  }

  async store(ctx: HttpContext) {
    const bot = await findBotToChange(ctx)
    const { url, format, eventTypes } = await ctx.request.validateUsing(webhookValidator)
    assertEventTypes(format, eventTypes)
    await assertAddress(format, url)
    const actor = getActor(ctx)

    ctx.response.status(201)
    const create = async (trx: TransactionClientContract) => {
      await lockOwnedBot(trx, bot.id, actor.id)
      const created = await createWebhook(trx, {
        botId: bot.id,
        createdBy: actor.id,
        url,
        format,
        eventTypes,
      })
      await auditBot(trx, actor, bot, 'create_webhook')
      return created
    }
    return runIdempotentAsMember(ctx, assertBelowLimit, create, { isSecret: true })
  }

  async update(ctx: HttpContext) {
    const { bot, webhook } = await findWebhookToChange(ctx)
    const change = await ctx.request.validateUsing(webhookEditValidator)
    if (change.eventTypes) assertEventTypes(webhook.format, change.eventTypes)
    if (change.url !== undefined) await assertAddress(webhook.format, change.url)
    const actor = getActor(ctx)

    ctx.response.status(204)
    await runIdempotentAsMember(ctx, findWebhookToChange, async (trx) => {
      await lockOwnedBot(trx, bot.id, actor.id)
      await editWebhook(trx, { botId: bot.id, id: webhook.id }, change)
      await auditBot(trx, actor, bot, 'edit_webhook')
    })
  }

  async destroy(ctx: HttpContext) {
    const { bot, webhook } = await findWebhookToChange(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const actor = getActor(ctx)

    ctx.response.status(204)
    await runIdempotentAsMember(ctx, findWebhookToChange, async (trx) => {
      await lockOwnedBot(trx, bot.id, actor.id)
      await deleteWebhook(trx, { botId: bot.id, id: webhook.id })
      await auditBot(trx, actor, bot, 'delete_webhook')
    })
  }

  /** Replaces the secret; the former one signs no further request. */
  async replaceSecret(ctx: HttpContext) {
    const { bot, webhook } = await findWebhookToChange(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const actor = getActor(ctx)

    ctx.response.status(201)
    const replace = async (trx: TransactionClientContract) => {
      await lockOwnedBot(trx, bot.id, actor.id)
      const secret = await replaceSecret(trx, { botId: bot.id, id: webhook.id })
      await auditBot(trx, actor, bot, 'edit_webhook')
      return { secret }
    }
    return runIdempotentAsMember(ctx, findWebhookToChange, replace, { isSecret: true })
  }
}
