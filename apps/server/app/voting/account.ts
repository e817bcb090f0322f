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
        SELECT bot_id AS "botId", votes, last_vote_at AS "lastVoteAt", created_at AS "createdAt"
        FROM bot_votes WHERE user_id = ${memberId} ORDER BY id
      `,
      client
    ),
  // Anonymizes the votes; their counts stay. Votes within the cooldown keep the member's id, so that deleting the
  // account and coming back does not allow another vote; a job anonymizes them later.
  async onAccountDeletion(trx, { memberId }) {
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
