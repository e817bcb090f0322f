import { HOUR_MS } from '../core/time.js'

/** The vote cooldown per bot, in milliseconds. */
export const VOTE_COOLDOWN_MS = { standard: 12 * HOUR_MS, premium: 6 * HOUR_MS } as const

/** Returns the member's vote cooldown in milliseconds. */
export function getVoteCooldown({ isPremium }: { isPremium: boolean }): number {
  return isPremium ? VOTE_COOLDOWN_MS.premium : VOTE_COOLDOWN_MS.standard
}

/** Days for which single votes are stored. Older ones stay in the members' counters. */
export const VOTE_EVENT_DAYS = 365

/** Characters of the query string with which a member comes to the vote page, with its `?`. */
export const VOTE_QUERY_LIMITS = { min: 2, max: 512 } as const

/** A query string: it begins with `?`, and what a URL must escape is escaped. */
export const VOTE_QUERY_PATTERN = /^\?[^\s"<>#]+$/
