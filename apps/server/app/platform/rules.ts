const SECOND = 1_000
const MINUTE = 60 * SECOND

/** What the platform says of somebody's presence (document 1 section 3). */
export const PRESENCE_STATUSES = ['online', 'idle', 'dnd', 'offline'] as const
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number]

/** Milliseconds after which a presence that the platform has not repeated is unknown. */
export const PRESENCE_LIFE_MS = 5 * MINUTE

/**
 * Milliseconds that a presence on a screen may be old (document 1 section 9, ruling S6).
 */
export const PRESENCE_STALE_MS = 30 * SECOND

/** Kinds of channels (document 2 section 3). Only those of text can be announced to. */
export const CHANNEL_TYPES = ['text', 'voice'] as const

/** Milliseconds for which the list of channels counts (document 2 section 9). */
export const CHANNELS_CACHE_MS = MINUTE
