import type { DecisionRule } from '@botanica/api-client/contract'
import type { Viewer } from './viewer.ts'

export interface Restriction {
  kind: 'banned' | 'disabled'
  reason: string | null
  /** ISO 8601; null if permanent. */
  expiresAt: string | null
  rules: readonly DecisionRule[] | undefined
}

/** The restrictions of a member. A ban is the stronger one, so it comes first. */
export function listRestrictions(viewer: Viewer): Restriction[] {
  const { banned, banReason, banExpiresAt, banDecision } = viewer
  const { disabled, disableReason, disableExpiresAt, disableDecision } = viewer
  const restrictions: Restriction[] = []
  if (banned) {
    const rules = banDecision?.rules
    restrictions.push({ kind: 'banned', reason: banReason, expiresAt: banExpiresAt, rules })
  }
  if (disabled) {
    const rules = disableDecision?.rules
    restrictions.push({
      kind: 'disabled',
      reason: disableReason,
      expiresAt: disableExpiresAt,
      rules,
    })
  }
  return restrictions
}
