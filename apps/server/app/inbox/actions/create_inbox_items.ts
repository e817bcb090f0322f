import { INBOX_EVENT_TOPIC } from '#app/identity/inbox_events'
import { INBOX_KINDS } from '#app/identity/account/rules'
import { USERS } from '#app/identity/tables'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { OUTBOX } from '#app/core/tables'
import { insertPushes } from '#app/inbox/push/queries/insert_pushes'
import { BOTS } from '#app/directory/tables'
import { RATINGS } from '#app/reviews/tables'

/**
 * Creates the inbox items of inbox events. Each recipient gets one item per event, however often and by however many
 * processes the event is handled; recipients without an account get none. The bot or review of an event may be gone by
 * now. The same statement queues the items' push messages, so these are queued once as well.
 */
async function insertItems(which: Sql): Promise<number> {
  const items = await queryRows(sql`
    WITH made AS (
      INSERT INTO inbox_items
        (outbox_id, user_id, kind, bot_id, rating_id, reason, expires_at, decision_id, created_at)
      SELECT outbox.id, users.id, outbox.payload->>'kind', bots.id, ratings.id,
        outbox.payload->>'reason', (outbox.payload->>'expiresAt')::timestamptz,
        (outbox.payload->>'decisionId')::bigint, outbox.created_at
      FROM ${OUTBOX}
      CROSS JOIN LATERAL jsonb_array_elements_text(outbox.payload->'to') AS recipient (id)
      JOIN ${USERS} ON users.id = recipient.id AND users.deleted_at IS NULL
      LEFT JOIN ${BOTS} ON bots.id = (outbox.payload->>'botId')::bigint
      LEFT JOIN ${RATINGS} ON ratings.id = (outbox.payload->>'ratingId')::bigint
      WHERE outbox.topic = ${rawSql(`'${INBOX_EVENT_TOPIC}'`)} AND ${which}
        AND outbox.payload->>'kind' = ANY (${INBOX_KINDS}::text[])
      ORDER BY outbox.id
      FOR SHARE OF users
      ON CONFLICT DO NOTHING
      RETURNING id, user_id, kind
    ),
    queued AS (${insertPushes('made')})
    SELECT id FROM made
  `)
  return items.length
}

/** @param outboxId the id of the inbox event */
export function createInboxItemsOfEvent(outboxId: string): Promise<number> {
  return insertItems(sql`outbox.id = ${outboxId}::bigint`)
}

/** Creates the items of all events that were not handled yet. @returns how many items it created */
export function createPendingInboxItems(): Promise<number> {
  return insertItems(sql`
    NOT EXISTS (
      SELECT FROM inbox_items
      WHERE inbox_items.outbox_id = outbox.id AND inbox_items.user_id = users.id
    )
  `)
}
