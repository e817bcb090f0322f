import { SECOND_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'
import { getVoteCooldown } from '#app/voting/rules'

const COOLDOWN_SECONDS = getVoteCooldown({ isPremium: false }) / SECOND_MS

export const votesAccount: AccountModule = {
  name: 'votes',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bot_id AS "botId", votes, last_vote_at AS "lastVoteAt", created_at AS "createdAt",
          wants_reminder AS "wantsReminder"
        FROM bot_votes WHERE user_id = ${memberId} ORDER BY id
      `,
      client
    ),
  // Anonymizes the votes; their counts stay. Votes within the cooldown keep the member's id, so that deleting the
  // account and coming back does not allow another vote; a job anonymizes them later. Nobody is reminded of them.
  async onAccountDeletion(trx, { memberId }) {
    await queryRows(
      sql`
        UPDATE vote_events SET query = NULL FROM bot_votes
        WHERE bot_votes.id = vote_events.bot_vote_id AND bot_votes.user_id = ${memberId}
          AND vote_events.query IS NOT NULL
      `,
      trx
    )
    await queryRows(
      sql`
        UPDATE bot_votes SET wants_reminder = false
        WHERE user_id = ${memberId} AND wants_reminder
      `,
      trx
    )
    await queryRows(
      sql`
        UPDATE bot_votes SET user_id = NULL
        WHERE user_id = ${memberId}
          AND last_vote_at <= now() - make_interval(secs => ${COOLDOWN_SECONDS})
      `,
      trx
    )
  },
}

/** The member's single votes, as long as they are stored. */
export const voteHistoryAccount: AccountModule = {
  name: 'voteHistory',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT vote_events.bot_id AS "botId", vote_events.query, vote_events.created_at AS "votedAt"
        FROM vote_events JOIN bot_votes ON bot_votes.id = vote_events.bot_vote_id
        WHERE bot_votes.user_id = ${memberId} ORDER BY vote_events.id
      `,
      client
    ),
}
