/** Stars of a review (document 1 section 9). */
export const STARS = { min: 1, max: 5 } as const
export type Stars = 1 | 2 | 3 | 4 | 5

/** What a member may say to a review (document 1 section 3). */
export const REVIEW_VOTES = { like: 1, dislike: -1 } as const
export type ReviewVote = (typeof REVIEW_VOTES)[keyof typeof REVIEW_VOTES]
