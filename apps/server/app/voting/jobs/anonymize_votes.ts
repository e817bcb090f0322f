import { createBatchJob } from '#app/core/jobs/batch_job'
import { HOUR_MS, SECOND_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { getVoteCooldown } from '#app/voting/rules'
import { USERS } from '#app/identity/tables'

const COOLDOWN_SECONDS = getVoteCooldown({ isPremium: false }) / SECOND_MS

/** Anonymizes votes of deleted accounts once their cooldown is over. */
export const anonymizeVotes = createBatchJob({
  name: 'unname_votes',
  description: 'Anonymizes votes of deleted accounts',
  everyMs: HOUR_MS,
  async batch() {
    const unnamed = await queryRows(sql`
      WITH unnamed AS (
        UPDATE bot_votes SET user_id = NULL FROM ${USERS}
        WHERE users.id = bot_votes.user_id AND users.deleted_at IS NOT NULL
          AND bot_votes.last_vote_at <= now() - make_interval(secs => ${COOLDOWN_SECONDS})
        RETURNING bot_votes.id
      ), cleared AS (
        UPDATE vote_events SET query = NULL FROM unnamed
        WHERE vote_events.bot_vote_id = unnamed.id AND vote_events.query IS NOT NULL
      )
      SELECT id FROM unnamed
    `)
    return { after: null, report: { unnamed: unnamed.length } }
  },
})
