import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/**
 * Outbox topic: presences of the community server have changed. One event covers one write. Its payload lists the ids; it is
 * empty when there are too many.
 */
export const PRESENCE_TOPIC = 'presence'

/** Maximum number of ids in one event. */
const MAX_EVENT_IDS = 200

/** Cache tag of every response that shows a single presence. */
const PRESENCES_TAG = 'presences'

/**
 * Cache tags of a response that shows the presence of one person or bot. Lists with presences do not have them: they would be
 * invalidated every second, so they expire by time (`PRESENCE_STALE_MS`).
 */
export function presenceTags(discordId: string) {
  return [PRESENCES_TAG, presenceTag(discordId)]
}

function presenceTag(discordId: string) {
  return `presence:${discordId}`
}

/** @param ids of accounts whose presence has changed, or who have joined or left */
export function createPresenceEvent(ids: readonly string[]) {
  return { topic: PRESENCE_TOPIC, key: '', payload: ids.length > MAX_EVENT_IDS ? {} : { ids } }
}

/** Ids of the accounts that an event is about; `undefined` if it may be any. */
export function getChangedPresences({
  payload,
}: Pick<OutboxEvent, 'payload'>): string[] | undefined {
  return Array.isArray(payload.ids) ? (payload.ids as string[]) : undefined
}

export function evictPresences(event: OutboxEvent) {
  const ids = getChangedPresences(event)
  if (!ids) return invalidateTags(PRESENCES_TAG)
  invalidateTags(...ids.map(presenceTag))
}
