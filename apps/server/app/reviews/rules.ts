/** Stars of a review. */
export const STARS = { min: 1, max: 5 } as const
export const REVIEW_STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof REVIEW_STARS)[number]

/** Characters of what is written in a review and to one, counted as a textarea counts. */
export const REVIEW_TEXT_LIMITS = {
  comment: { max: 2_000 },
  reply: { min: 1, max: 2_000 },
  blockReason: { min: 1, max: 500 },
} as const

/** What a member may say to a review. */
export const REVIEW_VOTES = { like: 1, dislike: -1 } as const
export type ReviewVote = (typeof REVIEW_VOTES)[keyof typeof REVIEW_VOTES]

/** What somebody is to a review. */
interface ReviewRelation {
  isAuthor: boolean
  /** Whether the bot that it is about is theirs. */
  isOwner: boolean
  /** Whether they may delete anybody's, as one of the staff (`deleteReviews`). */
  deletesAny: boolean
}

/** What somebody may do to a review that is shown. The server refuses by it and screens offer by it. */
export function getReviewRights({ isAuthor, isOwner, deletesAny }: ReviewRelation) {
  return { edit: isAuthor, delete: isAuthor || isOwner || deletesAny, answer: isOwner }
}
