import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromNow } from '#app/core/queue'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { execute, queryRows, type Sql, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { createEventMessage, recordBotEvents } from '#app/events/actions/record_bot_events'
import { BOT_EVENTS } from '#app/events/tables'
import type { WebhookKey } from '#app/webhooks/actions/change_webhooks'
import { MAX_REPLAYED_EVENTS } from '#app/webhooks/rules'
import { WEBHOOKS } from '#app/webhooks/sending/due_webhooks'

/**
 * Queues events of the bot for one webhook, oldest first. A failing webhook does not wait for its next attempt.
 * @returns how many were not queued already
 * @throws NoRowsAffectedError unless the webhook exists and is not paused
 */
async function queueEvents(
  trx: TransactionClientContract,
  { botId, id }: WebhookKey,
  events: Sql
): Promise<number> {
  const active = await queryRows(
    sql`
      SELECT FROM bot_webhooks
      WHERE id = ${id} AND bot_id = ${botId} AND paused_at IS NULL FOR KEY SHARE
    `,
    trx
  )
  if (active.length === 0) throw new NoRowsAffectedError()
  // A shorter wait may be the lease of a process that is sending.
  await execute(
    sql`
      UPDATE bot_webhooks SET next_at = now()
      WHERE id = ${id} AND failing_since IS NOT NULL AND next_at > ${fromNow(WEBHOOKS.leaseMs)}
    `,
    trx
  )
  return execute(
    sql`
      INSERT INTO webhook_queue (webhook_id, event_id)
      SELECT bot_webhooks.id, bot_events.id
      FROM bot_webhooks JOIN ${BOT_EVENTS} ON bot_events.bot_id = bot_webhooks.bot_id
      WHERE bot_webhooks.id = ${id} AND ${events}
      ORDER BY bot_events.xid, bot_events.id LIMIT ${MAX_REPLAYED_EVENTS}
      ON CONFLICT DO NOTHING
    `,
    trx
  )
}

/** Sends a test to one webhook. @throws NoRowsAffectedError unless the webhook exists and is not paused */
export async function queueTest(
  trx: TransactionClientContract,
  key: WebhookKey,
  memberId: string
): Promise<void> {
  await recordBotEvents(trx, { botId: key.botId, type: 'test', data: { userId: memberId } })
  await queueEvents(
    trx,
    key,
    sql`bot_events.type = 'test' AND bot_events.xid = pg_current_xact_id()`
  )
}

/**
 * Sends events of a webhook again.
 * @param range ids of the first and the last event; without an end, up to the newest
 * @returns how many
 * @throws NoRowsAffectedError unless the webhook exists and is not paused
 */
export async function queueReplay(
  trx: TransactionClientContract,
  key: WebhookKey,
  { from, to = null }: { from: number; to?: number | null | undefined }
): Promise<number> {
  const queued = await queueEvents(
    trx,
    key,
    sql`bot_events.id BETWEEN ${from} AND coalesce(${to}::bigint, bot_events.id)
      AND bot_events.type = ANY (bot_webhooks.event_types)`
  )
  await publish(trx, createEventMessage(key.botId))
  return queued
}
