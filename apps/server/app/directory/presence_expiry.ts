import type { HttpContext } from '@adonisjs/core/http'
import { SECOND_MS } from '#app/core/time'
import { PRESENCE_STALE_MS } from '#app/platform/rules'

/** Until a list is asked for again, and until a change has come from the gateway to the table. */
const ON_THE_WAY_MS = 12 * SECOND_MS

/**
 * For answers that show the presences of many. No list is dropped for one that comes, goes or changes: it is kept for so
 * long that on a screen, which asks for it every eight or ten seconds, none is older than half a minute.
 */
export function expireWithPresences({ sharedBytes }: HttpContext) {
  sharedBytes?.expireAt(new Date(Date.now() + PRESENCE_STALE_MS - ON_THE_WAY_MS))
}
