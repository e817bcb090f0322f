import type { Profile } from '#app/identity/queries/find_profile'

/** Returns the restrictions in force. An expired one leaves its reason in the row until it is cleared. */
export function listRestrictions({
  banned,
  banReason,
  banExpiresAt,
  banDecision,
  disabled,
  disableReason,
  disableExpiresAt,
  disableDecision,
}: Profile) {
  return {
    banned,
    banReason: banned ? banReason : null,
    banExpiresAt: banned ? (banExpiresAt?.toISOString() ?? null) : null,
    banDecision,
    disabled,
    disableReason: disabled ? disableReason : null,
    disableExpiresAt: disabled ? (disableExpiresAt?.toISOString() ?? null) : null,
    disableDecision,
  }
}
