import { MINUTE_MS, SECOND_MS } from '../core/time.js'

/** Discord's presence statuses. */
export const PRESENCE_STATUSES = ['online', 'idle', 'dnd', 'offline'] as const
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number]

/** Milliseconds after which a presence that Discord has not repeated is unknown. */
export const PRESENCE_LIFE_MS = 5 * MINUTE_MS

/** Maximum age of a presence on a screen, in milliseconds. */
export const PRESENCE_STALE_MS = 30 * SECOND_MS

/** Kinds of channels. Announcements can only be sent to text channels. */
export const CHANNEL_TYPES = ['text', 'voice'] as const

/** Milliseconds for which the list of channels is cached. */
export const CHANNELS_CACHE_MS = MINUTE_MS
