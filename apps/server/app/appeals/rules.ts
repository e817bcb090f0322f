import type { AppealOutcome } from '../transparency/rules.js'

/** Length limits of appeals and answers in characters, counted as a textarea counts. */
export const APPEAL_LIMITS = {
  text: { min: 10, max: 4_000, multiline: true },
  answer: { min: 1, max: 4_000, multiline: true },
} as const

/** The states of an appeal: it waits, or its outcome. */
export const APPEAL_STATES = ['open', 'upheld', 'reversed', 'closed'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** Days after a decision in which it can be appealed. */
export const APPEAL_PERIOD_DAYS = 365

/**
 * Days after which a decided appeal is deleted. Not shorter than the period, so that nobody appeals the same decision
 * again.
 */
export const APPEAL_LIFE_DAYS = APPEAL_PERIOD_DAYS

/** The audit action of each outcome. */
export const APPEAL_ACTIONS = {
  upheld: 'uphold_appeal',
  reversed: 'reverse_decision',
  closed: 'close_appeal',
} as const satisfies Record<AppealOutcome, string>

/** Why staff may not decide an appeal. */
export const APPEAL_ERRORS = {
  ownAppeal: 'This decision was about you or your bot, so another staff member must decide.',
  ownDecision: 'You made this decision, so another staff member must decide about the appeal.',
  ownerAccount: 'Only owners decide about restrictions of owner accounts.',
} as const
export type AppealErrorReason = keyof typeof APPEAL_ERRORS

/** Why a decision cannot be appealed. */
export const SEND_APPEAL_ERRORS = {
  appealed: 'There is an appeal against this decision already.',
  tooOld: 'This decision is too old to be appealed.',
} as const

/** Why a decision cannot be reversed. The appeal can then be closed with an answer. */
export const REVERSAL_CONFLICTS = {
  changedSince:
    'This has changed since the decision, so the decision cannot be reversed. Close the appeal with an answer instead.',
  submittedAgain:
    'The bot was submitted again, so the deleted one cannot be restored. Close the appeal with an answer instead.',
  writtenAgain:
    'The author has written another review of this bot, so the removed one cannot be restored. Close the appeal with an answer instead.',
  purged:
    'It was deleted for good, so it cannot be restored. Close the appeal with an answer instead.',
} as const
export type ReversalConflict = keyof typeof REVERSAL_CONFLICTS
