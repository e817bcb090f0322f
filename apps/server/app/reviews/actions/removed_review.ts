import { sql } from '#app/core/database/sql'
import { USERS } from '#app/identity/tables'

/** What the audit log keeps of a review that was deleted or hidden. */
export interface RemovedReview {
  botId: number
  userId: string | null
  rating: number
  comment: string | null
  ownerReply: string | null
  /** `null` when the author's account was deleted. */
  authorName: string | null
}

/** Selects a `RemovedReview` from `ratings`. */
export const REMOVED_REVIEW_COLUMNS = sql`
  ratings.bot_id AS "botId", ratings.user_id AS "userId", ratings.rating, ratings.comment,
  ratings.owner_reply AS "ownerReply", (
    SELECT coalesce(users.display_name, users.discord_display_name, users.username)
    FROM ${USERS} WHERE users.id = ratings.user_id
  ) AS "authorName"
`

/** Returns the details of an audit log entry: the text as `oldValue`, the author as `targetName`. */
export function getReviewDetails({ authorName, comment, ...rest }: RemovedReview) {
  return { oldValue: comment, targetName: authorName, ...rest }
}
