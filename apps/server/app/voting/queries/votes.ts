import { rowsOf, type Sql, sql } from '#app/directory/queries/sql'

/** Milliseconds until the member of a row of `bot_votes` may vote again; 0 when that is now. */
export function timeLeftAfter(cooldownMs: number): Sql {
  return sql`greatest(0, ceil(
    extract(epoch FROM bot_votes.last_vote_at - now()) * 1000 + ${cooldownMs}::numeric
  ))::integer`
}

/**
 * How long a member still has to wait before voting for a bot again, by the clock of the database.
 * @returns milliseconds; 0 when the member may vote
 */
export async function findTimeLeft(
  botId: number,
  userId: string,
  cooldownMs: number
): Promise<number> {
  const [row] = await rowsOf<{ timeLeft: number }>(sql`
    SELECT ${timeLeftAfter(cooldownMs)} AS "timeLeft"
    FROM bot_votes WHERE bot_id = ${botId} AND user_id = ${userId}
  `)
  return row?.timeLeft ?? 0
}

export interface VotesRow {
  /** Votes cast by everybody (ruling R3). */
  count: number
  /** Whether the asking member has ever voted. */
  hasVoted: boolean
}

export async function countVotes(botId: number, userId: string | undefined): Promise<VotesRow> {
  const [row] = await rowsOf<VotesRow>(sql`
    SELECT votes_count::double precision AS count, EXISTS (
      SELECT FROM bot_votes WHERE bot_id = ${botId} AND user_id = ${userId ?? null}
    ) AS "hasVoted"
    FROM bot_stats WHERE bot_id = ${botId}
  `)
  return row ?? { count: 0, hasVoted: false }
}
