import { HOUR_MS } from '../core/time.js'

/** The vote cooldown per bot, in milliseconds. */
export const VOTE_COOLDOWN_MS = { standard: 12 * HOUR_MS, premium: 6 * HOUR_MS } as const

/** Returns the member's vote cooldown in milliseconds. */
export function getVoteCooldown({ isPremium }: { isPremium: boolean }): number {
  return isPremium ? VOTE_COOLDOWN_MS.premium : VOTE_COOLDOWN_MS.standard
}
