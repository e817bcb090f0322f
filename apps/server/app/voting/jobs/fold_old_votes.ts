import { queryRows, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { VOTE_EVENT_DAYS } from '#app/voting/rules'

/** Rows per statement, to stay well within the statement timeout. */
const BATCH = 2_000

/** Deletes the rows of old votes in the statement that adds their number to the members' opening votes. */
export const foldOldVotes: Job = {
  name: 'fold_old_votes',
  description: `Reduces votes older than ${VOTE_EVENT_DAYS} days to their number`,
  async run() {
    const voters = await queryRows<{ votes: number }>(sql`
      WITH old AS (
        DELETE FROM vote_events WHERE id IN (
          SELECT id FROM vote_events
          WHERE created_at < now() - make_interval(days => ${VOTE_EVENT_DAYS})
          ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        )
        RETURNING bot_vote_id
      ), counted AS (
        SELECT bot_vote_id, count(*) AS votes FROM old GROUP BY bot_vote_id
      )
      UPDATE bot_votes SET opening_votes = bot_votes.opening_votes + counted.votes
      FROM counted WHERE bot_votes.id = counted.bot_vote_id
      RETURNING counted.votes
    `)
    const folded = voters.reduce((sum, { votes }) => sum + votes, 0)
    return { state: {}, report: { folded }, againInMs: folded === BATCH ? MINUTE_MS : HOUR_MS }
  },
}
