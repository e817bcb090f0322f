import { queryRows, sql } from '#app/core/database/sql'
import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { getChangedPresences, PRESENCE_TOPIC } from '#app/platform/outbox'
import type { Presence } from '#app/platform/presence/presence'
import { FRESH_PRESENCE } from '#app/platform/queries/find_presence'

const PREFIX = 'presence:'

/** The live channel of one account's presence. */
export function presenceChannel(discordId: string) {
  return PREFIX + discordId
}

interface PresenceRow extends Presence {
  discordId: string
}

async function findPresences(ids: readonly string[]): Promise<Map<string, Presence>> {
  const rows = await queryRows<PresenceRow>(sql`
    SELECT discord_id AS "discordId", status, activity FROM presences
    WHERE discord_id = ANY (${ids}::text[]) AND ${FRESH_PRESENCE}
  `)
  return new Map(rows.map(({ discordId, ...presence }) => [discordId, presence]))
}

async function createPresenceEvents(channels: readonly string[]) {
  if (channels.length === 0) return []
  const ids = [...new Set(channels)].map((channel) => channel.slice(PREFIX.length))
  const presences = await findPresences(ids)
  return ids.map((id) =>
    createLiveEvent(presenceChannel(id), {
      kind: 'presence',
      id,
      presence: presences.get(id) ?? null,
    })
  )
}

export const presenceSource: LiveSource = {
  topics: [PRESENCE_TOPIC],
  deliveries(events, followed) {
    const changed = events.map(getChangedPresences)
    // The event has too many ids to list: any presence may have changed.
    const channels = changed.includes(undefined)
      ? followed.startingWith(PREFIX)
      : changed.flatMap((ids) => ids!.map(presenceChannel)).filter(followed.has)
    return createPresenceEvents(channels)
  },
  // Cached lists are not invalidated when a presence changes, so a screen may show an older one.
  current: (followed) => createPresenceEvents(followed.startingWith(PREFIX)),
}
