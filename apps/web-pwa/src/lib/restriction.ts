import type { Viewer } from './viewer.ts'

export interface Restriction {
  kind: 'banned' | 'disabled'
  reason: string | null
  /** ISO 8601; null is for good. */
  expiresAt: string | null
}

/** What keeps a member from changing anything; a ban says more than a disablement, so it comes first. */
export function listRestrictions(viewer: Viewer): Restriction[] {
  const { banned, banReason, banExpiresAt, disabled, disableReason, disableExpiresAt } = viewer
  const restrictions: Restriction[] = []
  if (banned) restrictions.push({ kind: 'banned', reason: banReason, expiresAt: banExpiresAt })
  if (disabled) {
    restrictions.push({ kind: 'disabled', reason: disableReason, expiresAt: disableExpiresAt })
  }
  return restrictions
}
