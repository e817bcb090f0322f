import type { DurationDraft } from './duration.ts'

/** What the moderation dialog does. */
export const MODERATION_ACTIONS = [
  'ban',
  'tempban',
  'unban',
  'disable',
  'tempdisable',
  'undisable',
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** How a member stands, as the staff's calls tell it. */
export interface RestrictedMember {
  banned: boolean
  banReason: string | null
  banExpiresAt: string | null
  disabled: boolean
  disableReason: string | null
  disableExpiresAt: string | null
}

/** What can be done to somebody who stands so: only what is there can be lifted, what is there can be changed. */
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

/** The body of a moderation: one of the two restrictions, begun or lifted. */
export type ModerationChange =
  | { banned: boolean; banReason: string; banExpiresAt: string | null }
  | { disabled: boolean; disableReason: string; disableExpiresAt: string | null }

/** @param endsAt null for good */
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
