import { isoDate } from '#app/core/database/readable_rows'
import { encodeCursor } from '#app/core/pagination'
import { type BotEventRow, EVENT_ORDER } from '#app/events/queries/bot_event_rows'
import type { BotEvent } from '#app/events/rules'

/** Returns the event as programs get it. */
export function serializeBotEvent({ id, type, data, createdAt, place }: BotEventRow): BotEvent {
  const cursor = encodeCursor(EVENT_ORDER.createCursor(place))
  return { id, type, createdAt: isoDate(createdAt), data, cursor } as BotEvent
}
