import type { HttpContext } from '@adonisjs/core/http'
import { SECOND_MS } from '#app/core/time'
import { PRESENCE_STALE_MS } from '#app/platform/rules'

/** The delay until a screen requests the list again, plus the delay from the gateway to the table. */
const ON_THE_WAY_MS = 12 * SECOND_MS

/**
 * Sets the expiry of a response that shows the presences of many bots. A changed presence does not invalidate lists.
 * Screens poll every eight to ten seconds, so with this expiry none shows a presence older than half a minute.
 */
export function expireWithPresences({ responseCache }: HttpContext) {
  responseCache?.expireAt(new Date(Date.now() + PRESENCE_STALE_MS - ON_THE_WAY_MS))
}
