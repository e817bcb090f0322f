import type { HttpContext } from '@adonisjs/core/http'
import { SECOND_MS } from '#app/core/time'
import type { BotListRow } from '#app/directory/queries/bot_rows'

/** Presences come by no outbox; what shows one is as fresh as document 1 section 9 asks of a presence. */
const PRESENCE_AGE_MS = 30 * SECOND_MS

export function expireWithPresences(
  { sharedBytes }: HttpContext,
  ...bots: Pick<BotListRow, 'presenceStatus'>[]
) {
  if (bots.some(({ presenceStatus }) => presenceStatus !== null)) {
    sharedBytes?.expireAt(new Date(Date.now() + PRESENCE_AGE_MS))
  }
}
