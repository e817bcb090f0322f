import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { isActiveMember, IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { publishReviewsChange } from '#app/reviews/actions/lock_bot_reviews'
import { findRatingVotes, type RatingVotesRow } from '#app/reviews/queries/find_rating_votes'
import type { ReviewVote } from '#app/reviews/rules'

export interface Voter {
  ratingId: number
  memberId: string
}

/**
 * Changes a member's vote. There is one row per member and review; a trigger updates the review's counts. The review is locked
 * first, in the same order as when it is deleted.
 */
async function applyVote(trx: TransactionClientContract, { ratingId, memberId }: Voter, vote: Sql) {
  await queryRows(sql`SELECT FROM ratings WHERE id = ${ratingId} FOR NO KEY UPDATE`, trx)
  const changed = await queryRows(vote, trx)
  const votes = await findRatingVotes(ratingId, memberId, trx)
  if (!votes) throw new NoRowsAffectedError()
  const { likes, dislikes, bot } = votes
  const published = { id: ratingId, likes, dislikes, by: memberId }
  if (changed.length > 0) await publishReviewsChange(trx, bot.id, published)
  return votes
}

/**
 * Likes or dislikes a review, replacing the member's earlier vote. Nobody votes on their own review.
 * @returns the review's votes afterwards
 * @throws NoRowsAffectedError when the member may not vote on the review (any more)
 */
export async function voteOnReview(
  trx: TransactionClientContract,
  voter: Voter,
  vote: ReviewVote
): Promise<RatingVotesRow> {
  const votes = await applyVote(
    trx,
    voter,
    sql`
      INSERT INTO rating_votes (rating_id, user_id, vote)
      SELECT listed_ratings.id, users.id, ${vote}::smallint
      FROM listed_ratings
      JOIN ${BOTS} ON bots.id = listed_ratings.bot_id AND ${rawSql(PUBLIC_BOT)}
      JOIN ${USERS} ON users.id = ${voter.memberId} AND ${rawSql(IS_ACTIVE_MEMBER)}
      WHERE listed_ratings.id = ${voter.ratingId}
        AND listed_ratings.user_id IS DISTINCT FROM ${voter.memberId}::text
      ON CONFLICT (rating_id, user_id) DO UPDATE SET vote = excluded.vote
      WHERE rating_votes.vote <> excluded.vote
      RETURNING id
    `
  )
  if (votes.ownVote !== vote) throw new NoRowsAffectedError()
  return votes
}

/** Withdraws the member's vote on a review, if there is one. */
export async function withdrawVote(
  trx: TransactionClientContract,
  voter: Voter
): Promise<RatingVotesRow> {
  const votes = await applyVote(
    trx,
    voter,
    sql`
      DELETE FROM rating_votes
      WHERE rating_id = ${voter.ratingId} AND user_id = ${voter.memberId}
        AND ${isActiveMember(voter.memberId)}
      RETURNING id
    `
  )
  if (votes.ownVote !== null) throw new NoRowsAffectedError()
  return votes
}
