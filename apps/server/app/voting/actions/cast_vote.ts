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
  /** The minimum time since the member's last vote for the bot. */
  cooldownMs: number
}

/**
 * Casts a vote, by the database clock. One statement decides, so that only one of any number of concurrent votes is
 * accepted per cooldown.
 * @returns the bot's total votes
 * @throws NoRowsAffectedError during the cooldown, and when the member may not vote for the bot (any more)
 */
export async function castVote(
  trx: TransactionClientContract,
  { botId, memberId, cooldownMs }: Vote
): Promise<number> {
  // Locks the bot before the member's row, in the same order as a purge.
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
  // Names the voter, so that the voter's other screens show the cooldown too.
  const payload = { votedBy: memberId }
  await publish(trx, { topic: BOT_STATS_TOPIC, key: String(botId), payload })
  return counted.count
}
