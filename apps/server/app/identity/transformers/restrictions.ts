import type { Profile } from '#app/identity/queries/find_profile'

/** What is said of a member's restrictions. One that is over leaves its reason behind in the row until it is cleared. */
export function listRestrictions({
  banned,
  banReason,
  banExpiresAt,
  disabled,
  disableReason,
  disableExpiresAt,
}: Profile) {
  return {
    banned,
    banReason: banned ? banReason : null,
    banExpiresAt: banned ? (banExpiresAt?.toISOString() ?? null) : null,
    disabled,
    disableReason: disabled ? disableReason : null,
    disableExpiresAt: disabled ? (disableExpiresAt?.toISOString() ?? null) : null,
  }
}
