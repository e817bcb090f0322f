/*
 * The part of the rules that only screens of staff need. In a module of its own, so that the first load of a page does without
 * it.
 */

/** Characters of the reason for a decision. */
export const DECISION_REASON_LIMITS = { min: 1, max: 1_000, multiline: true } as const

/** The reason that is stored when a bot is approved without one. */
export const DEFAULT_APPROVAL_REASON = 'Bot meets platform standards'

/** Staff decisions on bots, by their audit actions. */
export const BOT_DECISIONS = [
  'approve_bot',
  'reject_bot',
  'unreject_bot',
  'certify_bot',
  'uncertify_bot',
] as const
export type BotDecision = (typeof BOT_DECISIONS)[number]

/** Why a decision cannot be undone. */
export const UNDO_ERRORS = {
  tooLate: 'This decision can no longer be undone.',
  changed: 'Something has changed since the decision.',
} as const

/** Why a staff member may not decide on a bot. */
export const OWN_BOT_ERRORS = { ownBot: 'Nobody decides about a bot that they own.' } as const
