import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { COUNT_ACCEPTED_VOTE } from '#app/directory/actions/count_votes'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { getCooldownLeft } from '#app/voting/queries/votes'

export interface Vote {
  botId: number
  memberId: string
  /** How long after the member's last vote for the bot this one may come. */
  cooldownMs: number
}

/**
 * Casts a vote, by the clock of the database. One statement decides: of any number at once one is
 * accepted, the first time and after each cooldown.
 * @returns the votes cast for the bot by everybody
 * @throws NoRowsAffectedError on cooldown, and when the bot is not, or no more, to be voted for by this member
 */
export async function castVote(
  trx: TransactionClientContract,
  { botId, memberId, cooldownMs }: Vote
): Promise<number> {
  // The key of the bot is held before the member's row is, in the order in which a purge takes them.
  const [counted] = await queryRows<{ count: number }>(
    sql`
      WITH accepted AS (
        INSERT INTO bot_votes (bot_id, user_id, last_vote_at)
        SELECT bots.id, users.id, now()
        FROM ${BOTS} JOIN ${USERS} ON users.id = ${memberId} AND ${rawSql(IS_ACTIVE_MEMBER)}
        WHERE bots.id = ${botId} AND ${rawSql(PUBLIC_BOT)}
        FOR KEY SHARE OF bots
        ON CONFLICT (bot_id, user_id) DO UPDATE
        SET last_vote_at = excluded.last_vote_at, votes = bot_votes.votes + 1
        WHERE ${getCooldownLeft(cooldownMs)} = 0
        RETURNING bot_id
      )
      ${COUNT_ACCEPTED_VOTE}
    `,
    trx
  )
  if (!counted) throw new NoRowsAffectedError()
  // Whose vote it was, so that the voter's other screens wait as well.
  const payload = { votedBy: memberId }
  await publish(trx, { topic: BOT_STATS_TOPIC, key: String(botId), payload })
  return counted.count
}
