import { MINUTE_MS, SECOND_MS } from '../core/time.js'

/** What the platform says of somebody's presence (document 1 section 3). */
export const PRESENCE_STATUSES = ['online', 'idle', 'dnd', 'offline'] as const
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number]

/** Milliseconds after which a presence that the platform has not repeated is unknown. */
export const PRESENCE_LIFE_MS = 5 * MINUTE_MS

/**
 * Milliseconds that a presence on a screen may be old (document 1 section 9, ruling S6).
 */
export const PRESENCE_STALE_MS = 30 * SECOND_MS

/** Kinds of channels (document 2 section 3). Only those of text can be announced to. */
export const CHANNEL_TYPES = ['text', 'voice'] as const

/** Milliseconds for which the list of channels counts (document 2 section 9). */
export const CHANNELS_CACHE_MS = MINUTE_MS
