/*
 * The part of the rules that only screens of staff need. In a module of its own, so that the first load of a page does without
 * it.
 */

/** Who removed a review that can be restored: an owner of the bot, or staff. */
export const REVIEW_REMOVERS = ['owner', 'staff'] as const
export type ReviewRemover = (typeof REVIEW_REMOVERS)[number]

/** Why staff may not restore a review. */
export const RESTORE_REVIEW_ERRORS = {
  ownReview: 'You wrote this review or own the bot, so another staff member must decide.',
} as const

/** Why a removed review cannot be restored: English messages by code. */
export const RESTORE_REVIEW_CONFLICTS = {
  writtenAgain:
    'The author has written another review of this bot since, so this one cannot be restored.',
} as const
export type RestoreReviewError = keyof typeof RESTORE_REVIEW_CONFLICTS
