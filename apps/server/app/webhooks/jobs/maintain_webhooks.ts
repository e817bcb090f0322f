import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { IS_OF_OWNER } from '#app/webhooks/queries/webhooks'
import { WEBHOOK_DELIVERY_DAYS } from '#app/webhooks/rules'

/** Entries of the log per delete, to stay well within the statement timeout. */
const BATCH = 5_000

/** Webhooks per delete. With each of them go the events that it was still to be sent again. */
const WEBHOOK_BATCH = 20

/** Deletes old entries of the log. @returns how many */
function deleteOldDeliveries(): Promise<number> {
  return execute(sql`
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT id FROM webhook_deliveries
      WHERE created_at < now() - make_interval(days => ${WEBHOOK_DELIVERY_DAYS})
      ORDER BY created_at LIMIT ${BATCH}
    )
  `)
}

/** Deletes webhooks whose creator no longer owns the bot. They are sent nothing any more. @returns how many */
function deleteWebhooksOfFormerOwners(): Promise<number> {
  return execute(sql`
    DELETE FROM bot_webhooks WHERE id IN (
      SELECT id FROM bot_webhooks WHERE NOT ${IS_OF_OWNER} LIMIT ${WEBHOOK_BATCH}
    )
  `)
}

/**
 * Deletes entries of the log whose webhook was deleted. Goes from webhook to webhook along the index, because reading
 * the whole log would take too long.
 * @returns how many
 */
function deleteDeliveriesOfDeletedWebhooks(): Promise<number> {
  return execute(sql`
    WITH RECURSIVE logged (webhook_id) AS (
      SELECT min(webhook_id) FROM webhook_deliveries
      UNION ALL
      SELECT (
        SELECT min(webhook_id) FROM webhook_deliveries WHERE webhook_id > logged.webhook_id
      ) FROM logged WHERE webhook_id IS NOT NULL
    ),
    deleted AS MATERIALIZED (
      SELECT webhook_id FROM logged
      WHERE NOT EXISTS (SELECT FROM bot_webhooks WHERE bot_webhooks.id = logged.webhook_id)
    )
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT entries.id FROM deleted CROSS JOIN LATERAL (
        SELECT id FROM webhook_deliveries WHERE webhook_id = deleted.webhook_id LIMIT ${BATCH}
      ) AS entries
      LIMIT ${BATCH}
    )
  `)
}

/**
 * Lets webhooks continue after a backup was restored into another cluster, whose transactions have smaller ids: the
 * restored events get the transaction id 0 and keep the order of their ids, and so does the place of the last one sent.
 * @returns how many
 */
function resetUnreachablePlaces(): Promise<number> {
  return execute(sql`
    UPDATE bot_webhooks SET sent_xid = '0'
    WHERE sent_xid > pg_snapshot_xmax(pg_current_snapshot())
  `)
}

export const maintainWebhooks: Job = {
  name: 'maintain_webhooks',
  description:
    'Deletes webhooks of former owners, and attempts that are old or whose webhook was deleted',
  async run() {
    const webhooks = await deleteWebhooksOfFormerOwners()
    const old = await deleteOldDeliveries()
    const orphaned = await deleteDeliveriesOfDeletedWebhooks()
    const reset = await resetUnreachablePlaces()
    const hasMore = webhooks === WEBHOOK_BATCH || old === BATCH || orphaned === BATCH
    return {
      state: {},
      report: { deliveries: old + orphaned, webhooks, reset },
      againInMs: hasMore ? MINUTE_MS : HOUR_MS / 4,
    }
  },
}
