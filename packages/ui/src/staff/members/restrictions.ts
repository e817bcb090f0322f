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
export type ModerationChange =
  | { banned: boolean; banReason: string; banExpiresAt: string | null }
  | { disabled: boolean; disableReason: string; disableExpiresAt: string | null }

/** @param endsAt when the restriction ends; null if it is permanent or lifted */
export function toModerationChange(
  action: ModerationAction,
  reason: string,
  endsAt: Date | null
): ModerationChange {
  const expiresAt = endsAt?.toISOString() ?? null
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
