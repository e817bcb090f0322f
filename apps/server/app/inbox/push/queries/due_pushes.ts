import { claimDue, type Queue } from '#app/core/queue'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import type { Language } from '#app/core/rules'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import type { InboxKind } from '#app/identity/account/rules'
import { SESSIONS } from '#app/identity/tables'
import { PUSH_LIFE_MS } from '#app/inbox/push/rules'

export const PUSHES: Queue = {
  table: 'web_push_queue',
  key: ['id'],
  dueAt: 'next_at',
  attempts: 'attempts',
  leaseMs: MINUTE_MS,
}
const LIFE_SECONDS = PUSH_LIFE_MS / SECOND_MS

export interface DuePush {
  id: number
  attempts: number
  subscriptionId: number
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  itemId: number
  kind: InboxKind
  /** Whether it should still be sent: the item is unread and recent, and the member is signed in. */
  isWanted: boolean
  /** Milliseconds until it expires. */
  lifeMs: number
  botName: string | null
  discordBotId: string | null
}

/** Claims due push messages. Leaves out the name of a bot that the member may not see. */
export function claimPushes(limit: number): Promise<DuePush[]> {
  return queryRows<DuePush>(sql`
    WITH ${claimDue(PUSHES, { limit })}
    SELECT claimed.id, claimed.attempts, subscriptions.id AS "subscriptionId",
      subscriptions.endpoint, subscriptions.p256dh, subscriptions.auth, subscriptions.language,
      items.id AS "itemId", items.kind,
      items.read_at IS NULL AND sessions.expires_at > now() AND life.ms > 0 AS "isWanted",
      life.ms AS "lifeMs", bots.name AS "botName", bots.discord_bot_id AS "discordBotId"
    FROM claimed
    JOIN web_push_subscriptions AS subscriptions ON subscriptions.id = claimed.subscription_id
    JOIN ${SESSIONS} ON sessions.id = subscriptions.session_id
    JOIN inbox_items AS items ON items.id = claimed.item_id
    CROSS JOIN LATERAL (
      SELECT (${LIFE_SECONDS}::float8 - extract(epoch FROM now() - items.created_at)) * 1000 AS ms
    ) AS life
    LEFT JOIN ${BOTS} ON bots.id = items.bot_id AND bots.deleted_at IS NULL
      AND (${rawSql(PUBLIC_BOT)} OR bots.user_id = items.user_id
        OR items.user_id = ANY (bots.additional_owners))
    ORDER BY claimed.id
  `)
}

/** Deletes a message that was sent or is not to be sent. */
export async function deletePush(id: number) {
  await queryRows(sql`DELETE FROM web_push_queue WHERE id = ${id}`)
}

/** Deletes the subscription of a browser that is gone, with its queued messages. */
export async function deleteSubscription(id: number) {
  await queryRows(sql`DELETE FROM web_push_subscriptions WHERE id = ${id}`)
}

/** Deletes messages that expired unsent. @returns how many */
export async function deleteStalePushes(limit: number): Promise<number> {
  const dropped = await queryRows(sql`
    DELETE FROM web_push_queue WHERE id IN (
      SELECT web_push_queue.id FROM web_push_queue
      JOIN inbox_items ON inbox_items.id = web_push_queue.item_id
      WHERE inbox_items.created_at < now() - make_interval(secs => ${LIFE_SECONDS})
      ORDER BY web_push_queue.id LIMIT ${limit} FOR UPDATE OF web_push_queue SKIP LOCKED
    )
    RETURNING id
  `)
  return dropped.length
}
