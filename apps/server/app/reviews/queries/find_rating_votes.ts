import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { accessColumns, type BotAccess } from '#app/directory/queries/find_bot'
import { BOTS } from '#app/directory/tables'
import { queryRows, sql } from '#app/core/database/sql'
import type { ReviewVote } from '#app/reviews/rules'

export interface RatingVotesRow {
  likes: number
  dislikes: number
  /** The viewer's own vote; `null` when there is none, and for visitors. */
  ownVote: ReviewVote | null
  /** The reviewed bot, which decides who may see the review. */
  bot: BotAccess
}

/** @returns `undefined` for a review that does not exist or is not listed */
export async function findRatingVotes(
  ratingId: number,
  memberId: string | undefined,
  client?: QueryClientContract
): Promise<RatingVotesRow | undefined> {
  const votes = sql`
    SELECT listed_ratings.likes, listed_ratings.dislikes, rating_votes.vote AS "ownVote",
      ${accessColumns(memberId)}
    FROM listed_ratings
    JOIN ${BOTS} ON bots.id = listed_ratings.bot_id
    LEFT JOIN rating_votes ON rating_votes.rating_id = listed_ratings.id
      AND rating_votes.user_id = ${memberId ?? null}
    WHERE listed_ratings.id = ${ratingId} AND bots.deleted_at IS NULL
  `
  const [row] = await queryRows<Omit<RatingVotesRow, 'bot'> & BotAccess>(votes, client)
  if (!row) return undefined
  const { likes, dislikes, ownVote, ...bot } = row
  return { likes, dislikes, ownVote, bot }
}
