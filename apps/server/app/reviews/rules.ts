/** Orders of a bot's reviews; the first is the default. */
export const REVIEW_SORTS = ['newest', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
export const DEFAULT_REVIEW_SORT = 'newest' satisfies ReviewSort

/** Lengths of reviews, replies and reasons of blocks, in characters as a textarea counts them. */
export const REVIEW_TEXT_LIMITS = {
  comment: { max: 2_000 },
  reply: { min: 1, max: 2_000 },
  blockReason: { min: 1, max: 500 },
} as const

/** Values of a member's vote on a review. */
export const REVIEW_VOTES = { like: 1, dislike: -1 } as const
export type ReviewVote = (typeof REVIEW_VOTES)[keyof typeof REVIEW_VOTES]

/** Days in which a review that an owner of the bot or staff removed can be restored. */
export const REMOVED_REVIEW_DAYS = 30

/** Why a vote on a review or a heart is not accepted. */
export const OWN_REVIEW_ERRORS = { ownReview: 'You wrote this review.' } as const

/** A viewer's relation to a review. */
interface ReviewRelation {
  isAuthor: boolean
  /** Whether they own the reviewed bot. */
  isOwner: boolean
  /** Whether they have the staff right `deleteReviews`. */
  deletesAny: boolean
}

/** Returns what a viewer may do to a listed review. The server enforces it, and screens offer actions by it. */
export function getReviewRights({ isAuthor, isOwner, deletesAny }: ReviewRelation) {
  return {
    edit: isAuthor,
    delete: isAuthor || isOwner || deletesAny,
    answer: isOwner,
    vote: !isAuthor,
  }
}
