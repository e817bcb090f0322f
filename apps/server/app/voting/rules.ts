import { HOUR_MS } from '../core/time.js'

/** How long a member waits before voting for the same bot again, in milliseconds. */
export const VOTE_COOLDOWN_MS = { standard: 12 * HOUR_MS, premium: 6 * HOUR_MS } as const

/** @returns milliseconds */
export function getVoteCooldown({ isPremium }: { isPremium: boolean }): number {
  return isPremium ? VOTE_COOLDOWN_MS.premium : VOTE_COOLDOWN_MS.standard
}
