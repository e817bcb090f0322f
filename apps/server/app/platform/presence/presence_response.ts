import type { HttpContext } from '@adonisjs/core/http'
import { presenceTags } from '#app/platform/outbox'
import type { Presence } from '#app/platform/presence/presence'
import type { KnownPresence } from '#app/platform/queries/find_presence'
import { PRESENCE_STALE_MS } from '#app/platform/rules'

/** A presence in a response. Both fields are `null` when it is unknown. */
export type PresenceResponse = Presence | { status: null; activity: null }

const UNKNOWN = { status: null, activity: null } as const

/**
 * Builds the response for a presence and sets the lifetime of the cached response. It is invalidated when the presence changes,
 * and expires when the presence does. An unknown presence is cached briefly, because a repeated presence publishes no event.
 */
export function presentPresence(
  { responseCache }: HttpContext,
  discordId: string,
  known: KnownPresence | undefined
): PresenceResponse {
  const presence = known?.presence ?? null
  responseCache?.tag(...presenceTags(discordId))
  responseCache?.expireAt(
    known && presence ? known.expiresAt : new Date(Date.now() + PRESENCE_STALE_MS)
  )
  return presence ?? UNKNOWN
}
