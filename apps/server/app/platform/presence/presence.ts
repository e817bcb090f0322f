import type { GatewayActivity } from 'discord-api-types/v10'
import { ActivityType } from 'discord-api-types/v10'
import { LONE_SURROGATES, searchText } from '#app/core/text'
import { PRESENCE_STATUSES, type PresenceStatus } from '#app/platform/rules'

/** The presence of a Discord account. */
export interface Presence {
  status: PresenceStatus
  activity: string | null
}

export const OFFLINE: Presence = { status: 'offline', activity: null }

/** Maximum length of a stored activity, in UTF-16 units. */
const MAX_ACTIVITY_LENGTH = 128

/** Prefixes of activities, as in Discord's own client. */
const ACTIVITY_PREFIXES: Partial<Record<ActivityType, string>> = {
  [ActivityType.Playing]: 'Playing ',
  [ActivityType.Streaming]: 'Streaming ',
  [ActivityType.Listening]: 'Listening to ',
  [ActivityType.Watching]: 'Watching ',
  [ActivityType.Competing]: 'Competing in ',
}

type Activity = Partial<Pick<GatewayActivity, 'type' | 'name' | 'state'>>

function formatActivity({ type, name, state }: Activity): string | null {
  const text =
    type === ActivityType.Custom ? state : `${ACTIVITY_PREFIXES[type!] ?? ''}${name ?? ''}`
  return (
    searchText(text ?? '')
      .slice(0, MAX_ACTIVITY_LENGTH)
      .replace(LONE_SURROGATES, '')
      .trim() || null
  )
}

function isStatus(status: unknown): status is PresenceStatus {
  return PRESENCE_STATUSES.includes(status as PresenceStatus)
}

/** Parses a presence from Discord's gateway. An unknown status becomes offline. */
export function parsePresence(payload: { status?: unknown; activities?: unknown }): Presence {
  if (!isStatus(payload.status) || payload.status === 'offline') return OFFLINE
  const activities = (Array.isArray(payload.activities) ? payload.activities : []) as Activity[]
  const texts = activities.map((activity) => (activity ? formatActivity(activity) : null))
  return { status: payload.status, activity: texts.find((text) => text !== null) ?? null }
}

export function isSamePresence(one: Presence, other: Presence): boolean {
  return one.status === other.status && one.activity === other.activity
}
