import type { RuleId } from '@botanica/api-client/contract'
import type { DurationDraft } from './duration.ts'

/** The actions of the moderation dialog. */
export const MODERATION_ACTIONS = [
  'ban',
  'tempban',
  'unban',
  'disable',
  'tempdisable',
  'undisable',
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** A member's restrictions in staff responses. */
export interface RestrictedMember {
  banned: boolean
  banReason: string | null
  banExpiresAt: string | null
  disabled: boolean
  disableReason: string | null
  disableExpiresAt: string | null
}

/** The actions for that status: an active restriction can be lifted or changed. */
export function getModerationActions({ banned, disabled }: RestrictedMember): ModerationAction[] {
  return MODERATION_ACTIONS.filter((action) => {
    if (action === 'unban') return banned
    if (action === 'undisable') return disabled
    return true
  })
}

export function isTemporary(action: ModerationAction): boolean {
  return action === 'tempban' || action === 'tempdisable'
}

export interface ModerationDraft {
  action: ModerationAction
  reason: string
  duration: DurationDraft
}

/** The request body of a moderation: starts or lifts one of the two restrictions. */
export type ModerationChange = { ruleIds?: RuleId[] } & (
  | { banned: boolean; banReason: string; banExpiresAt: string | null }
  | { disabled: boolean; disableReason: string; disableExpiresAt: string | null }
)

/** Whether the action lifts a restriction, and so names no rules. */
export function isLifting(action: ModerationAction): boolean {
  return action === 'unban' || action === 'undisable'
}

interface Moderation {
  reason: string
  /** The rules that a new restriction names. */
  ruleIds: RuleId[]
  /** When the restriction ends; null if it is permanent or lifted. */
  endsAt: Date | null
}

export function toModerationChange(
  action: ModerationAction,
  { reason, ruleIds, endsAt }: Moderation
): ModerationChange {
  const change = toRestriction(action, reason, endsAt?.toISOString() ?? null)
  return isLifting(action) ? change : { ...change, ruleIds }
}

function toRestriction(
  action: ModerationAction,
  reason: string,
  expiresAt: string | null
): ModerationChange {
  switch (action) {
    case 'ban':
    case 'tempban':
    case 'unban':
      return { banned: action !== 'unban', banReason: reason, banExpiresAt: expiresAt }
    case 'disable':
    case 'tempdisable':
    case 'undisable':
      return {
        disabled: action !== 'undisable',
        disableReason: reason,
        disableExpiresAt: expiresAt,
      }
  }
}
