import type { HttpContext } from '@adonisjs/core/http'
import { presenceTags } from '#app/platform/outbox'
import type { Presence } from '#app/platform/presence/presence'
import type { KnownPresence } from '#app/platform/queries/find_presence'
import { PRESENCE_STALE_MS } from '#app/platform/rules'

/** A presence as it is answered; both are `null` when it is unknown. */
export type PresenceResponse = Presence | { status: null; activity: null }

const UNKNOWN = { status: null, activity: null } as const

/**
 * Answers with a presence. Bytes that show one are dropped when it changes, and expire when time makes it unknown; unknown
 * ones are looked at again soon, because what makes them known may be the platform repeating itself, of which nobody tells.
 */
export function presentPresence(
  { sharedBytes }: HttpContext,
  discordId: string,
  known: KnownPresence | undefined
): PresenceResponse {
  const presence = known?.presence ?? null
  sharedBytes?.tag(...presenceTags(discordId))
  sharedBytes?.expireAt(
    known && presence ? known.expiresAt : new Date(Date.now() + PRESENCE_STALE_MS)
  )
  return presence ?? UNKNOWN
}
