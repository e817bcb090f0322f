import type { HttpContext } from '@adonisjs/core/http'
import { Failure, invalidField } from '#app/core/errors'
import { acquireConnectionSlot } from '#app/core/live/connection_slots'
import { type CursorValues, decodeCursor } from '#app/core/pagination'
import { isBotTokenValid } from '#app/directory/bot_tokens'
import { requireCallingBot } from '#app/directory/calling_bot'
import { EVENT_ORDER } from '#app/events/queries/bot_event_rows'
import { findCurrentPlace } from '#app/events/queries/list_bot_events'
import { eventStreams } from '#app/events/streams/event_streams'
import { eventStreamValidator } from '#app/events/validators'

const LAST_EVENT_ID = 'last-event-id'
const RETRY_AFTER_SECONDS = 2

/** Sends a bot what happens to it, as it happens. */
export default class BotEventStreamsController {
  async show(ctx: HttpContext) {
    const { id: botId, tokenId } = await requireCallingBot(ctx)
    const { cursor } = await ctx.request.validateUsing(eventStreamValidator)
    const place =
      EVENT_ORDER.parseCursor(getLastEventId(ctx) ?? cursor) ?? (await findCurrentPlace())
    const raw = ctx.response.response
    // A client that has disconnected meanwhile needs no slot.
    if (raw.destroyed) return
    if (eventStreams.isClosing) {
      throw new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
    }
    raw.once('close', acquireConnectionSlot(ctx))
    const isAuthorized = () => isBotTokenValid(tokenId)
    const headers = ctx.response.getHeaders() as Record<string, string>
    eventStreams.open(raw, headers, { botId, place, isAuthorized })
    if (ctx.request.method() === 'HEAD') raw.end()
  }
}

/** Returns the cursor of the last event that the client got before it reconnected. @throws 422 for an invalid one */
function getLastEventId({ request }: HttpContext): CursorValues | undefined {
  const id = request.header(LAST_EVENT_ID)
  if (!id) return undefined
  const cursor = decodeCursor(id)
  if (!cursor)
    throw invalidField(LAST_EVENT_ID, 'cursor', 'The Last-Event-ID is not that of an event')
  return cursor
}
