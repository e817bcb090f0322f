import { queryRows, sql } from '#app/core/database/sql'
import {
  BOT_EVENT_COLUMNS,
  type BotEventRow,
  EVENT_ORDER,
  isNewEvent,
  OLDEST_OPEN_TRANSACTION,
} from '#app/events/queries/bot_event_rows'

/** Lists the bot's events after a place, oldest first. Without a place it begins with the oldest one stored. */
export function listBotEvents(
  botId: number,
  { place, limit }: { place: string | undefined; limit: number }
): Promise<BotEventRow[]> {
  return queryRows<BotEventRow>(sql`
    SELECT ${BOT_EVENT_COLUMNS} FROM bot_events
    WHERE bot_events.bot_id = ${botId} AND ${isNewEvent(place)}
    ORDER BY ${EVENT_ORDER.orderBy} LIMIT ${limit}
  `)
}

/** Returns the place after all events that can be read now. */
export async function findCurrentPlace(): Promise<string> {
  const [row] = await queryRows<{ place: string }>(
    sql`SELECT concat_ws(',', ${OLDEST_OPEN_TRANSACTION}, 0) AS place`
  )
  return row!.place
}
