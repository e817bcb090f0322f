import { queryRows, sql } from '#app/core/database/sql'
import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { getChangedPresences, PRESENCE_TOPIC } from '#app/platform/outbox'
import type { Presence } from '#app/platform/presence/presence'
import { FRESH_PRESENCE } from '#app/platform/queries/find_presence'

const PREFIX = 'presence:'

/** Who follows it is told of one's presence. */
export function presenceChannel(discordId: string) {
  return PREFIX + discordId
}

interface PresenceRow extends Presence {
  discordId: string
}

async function presencesOf(ids: readonly string[]): Promise<Map<string, Presence>> {
  const rows = await queryRows<PresenceRow>(sql`
    SELECT discord_id AS "discordId", status, activity FROM presences
    WHERE discord_id = ANY (${ids}::text[]) AND ${FRESH_PRESENCE}
  `)
  return new Map(rows.map(({ discordId, ...presence }) => [discordId, presence]))
}

async function createPresenceEvents(feeds: readonly string[]) {
  if (feeds.length === 0) return []
  const ids = [...new Set(feeds)].map((feed) => feed.slice(PREFIX.length))
  const presences = await presencesOf(ids)
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
    // Too many to be named: then it may be anybody.
    const feeds = changed.includes(undefined)
      ? followed.startingWith(PREFIX)
      : changed.flatMap((ids) => ids!.map(presenceChannel)).filter(followed.has)
    return createPresenceEvents(feeds)
  },
  // Lists expire by themselves and are not dropped when a presence changes, so what they showed may be older.
  current: (followed) => createPresenceEvents(followed.startingWith(PREFIX)),
}
