import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/**
 * Outbox topic: presences of the community server have changed, in one event for all of a moment. Its payload names whose;
 * when they are too many it is empty.
 */
export const PRESENCE_TOPIC = 'presence'

/** More than this are not named one by one. */
const MAX_NAMED = 200

/** Cache tag of every answer that shows the presence of one. */
const PRESENCES_TAG = 'presences'

/**
 * Cache tags of an answer that shows the presence of one person or bot. Lists with presences do not bear them: they would be
 * dropped every second, so they expire by themselves (`PRESENCE_STALE_MS`).
 */
export function presenceTags(discordId: string) {
  return [PRESENCES_TAG, presenceTag(discordId)]
}

function presenceTag(discordId: string) {
  return `presence:${discordId}`
}

/** @param ids whose presence has changed, or who has come or gone */
export function createPresenceEvent(ids: readonly string[]) {
  return { topic: PRESENCE_TOPIC, key: '', payload: ids.length > MAX_NAMED ? {} : { ids } }
}

/** Whose presence an event tells of; `undefined` stands for anybody's. */
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
