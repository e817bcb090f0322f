import { newestFirst } from '#app/core/database/keyset_order'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { queryRows, sql } from '#app/core/database/sql'
import type { BotEventType } from '#app/events/rules'
import type { WebhookError } from '#app/webhooks/rules'

/** An attempt to send an event. */
export interface DeliveryRow {
  id: number
  eventId: number
  eventType: BotEventType
  attempt: number
  /** `null` when there was no response. */
  status: number | null
  error: WebhookError | null
  /** The beginning of the response's body. */
  response: string | null
  durationMs: number
  createdAt: Date
  /** When it was to be sent again. */
  nextAt: Date | null
}

const NEWEST = newestFirst('webhook_deliveries')

/** Lists the attempts to send to a webhook, newest first. */
export async function listDeliveries(
  webhookId: number,
  { limit, cursor }: ListQuery
): Promise<ListPage<DeliveryRow>> {
  const rows = await queryRows<WithCursor<DeliveryRow>>(sql`
    SELECT id, event_id AS "eventId", event_type AS "eventType", attempt, status, error, response,
      duration_ms AS "durationMs", created_at AS "createdAt", next_at AS "nextAt",
      ${NEWEST.place} AS place
    FROM webhook_deliveries
    WHERE webhook_id = ${webhookId} AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}
