import { INTEGER_KEY, KeysetOrder, XID_KEY } from '#app/core/database/keyset_order'
import type { WithCursor } from '#app/core/database/list_page'
import { rawSql, type Sql, sql } from '#app/core/database/sql'
import type { BotEventData, BotEventType } from '#app/events/rules'

/** A recorded event, with its place in `EVENT_ORDER`. */
export type BotEventRow = WithCursor<{
  id: number
  botId: number
  type: BotEventType
  data: BotEventData[BotEventType]
  createdAt: Date
}>

/**
 * The order in which events are read. Ids are assigned when a row is written, not when its transaction commits, so by
 * id alone a reader would skip the events of slow transactions.
 */
export const EVENT_ORDER = new KeysetOrder(
  'events',
  'ASC',
  { column: 'bot_events.xid', kind: XID_KEY },
  { column: 'bot_events.id', kind: INTEGER_KEY }
)

/** Selects a `BotEventRow` from `bot_events`. */
export const BOT_EVENT_COLUMNS = sql`
  bot_events.id, bot_events.bot_id AS "botId", bot_events.type, bot_events.data,
  bot_events.created_at AS "createdAt", ${EVENT_ORDER.place} AS place
`

/**
 * The id of the oldest transaction of this database that is open, or else the next one: no event of a smaller one can
 * still be committed. In a subquery, so that it is computed once.
 */
export const OLDEST_OPEN_TRANSACTION = rawSql('(SELECT oldest_open_transaction())')

/**
 * Condition: the event comes after a place, and no event before it can still be committed. A reader that continues
 * after the last event that it got skips none.
 * @param place of the last event that was read; without it, all events are new
 */
export function isNewEvent(place: string | undefined): Sql {
  return sql`bot_events.xid < ${OLDEST_OPEN_TRANSACTION} AND ${EVENT_ORDER.after(place)}`
}
