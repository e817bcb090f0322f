import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { IS_OF_OWNER } from '#app/webhooks/queries/webhooks'
import { WEBHOOK_DELIVERY_DAYS } from '#app/webhooks/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 5_000

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
      SELECT id FROM bot_webhooks WHERE NOT ${IS_OF_OWNER} LIMIT ${BATCH}
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
  description: 'Deletes webhooks of former owners, and old attempts to send to webhooks',
  async run() {
    const deliveries = await deleteOldDeliveries()
    const webhooks = await deleteWebhooksOfFormerOwners()
    const reset = await resetUnreachablePlaces()
    return {
      state: {},
      report: { deliveries, webhooks, reset },
      againInMs: deliveries === BATCH ? MINUTE_MS : HOUR_MS / 4,
    }
  },
}
