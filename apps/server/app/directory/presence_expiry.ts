import type { HttpContext } from '@adonisjs/core/http'
import { PRESENCE_STALE_MS } from '#app/platform/rules'

/**
 * For answers that show presences among other things. No list is dropped for a presence that comes, goes or changes; it is
 * as fresh as document 1 section 9 asks of one.
 */
export function expireWithPresences({ sharedBytes }: HttpContext) {
  sharedBytes?.expireAt(new Date(Date.now() + PRESENCE_STALE_MS))
}
