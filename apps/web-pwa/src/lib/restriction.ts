import type { DecisionSummary } from '@botanica/api-client/contract'
import type { Viewer } from './viewer.ts'

export interface Restriction {
  kind: 'banned' | 'disabled'
  reason: string | null
  /** ISO 8601; null if permanent. */
  expiresAt: string | null
  decision: DecisionSummary | null | undefined
}

/** The restrictions of a member. A ban is the stronger one, so it comes first. */
export function listRestrictions(viewer: Viewer): Restriction[] {
  const { banned, banReason, banExpiresAt, banDecision } = viewer
  const { disabled, disableReason, disableExpiresAt, disableDecision } = viewer
  const restrictions: Restriction[] = []
  if (banned) {
    restrictions.push({
      kind: 'banned',
      reason: banReason,
      expiresAt: banExpiresAt,
      decision: banDecision,
    })
  }
  if (disabled) {
    restrictions.push({
      kind: 'disabled',
      reason: disableReason,
      expiresAt: disableExpiresAt,
      decision: disableDecision,
    })
  }
  return restrictions
}
