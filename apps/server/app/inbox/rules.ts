import { SECOND_MS } from '../core/time.js'

/** Days for which an item is kept, read or not. */
export const INBOX_LIFE_DAYS = 90

/** Milliseconds that the figure of unread items on a screen may be old. */
export const INBOX_STALE_MS = 15 * SECOND_MS

/** How many items can be named at once as read. */
export const MAX_NAMED_READ = 100
