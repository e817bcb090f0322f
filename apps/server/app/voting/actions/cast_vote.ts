import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { COUNT_ACCEPTED_VOTE } from '#app/directory/actions/count_votes'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { createEventMessage, insertBotEvents } from '#app/events/actions/record_bot_events'
import type { BotEventType } from '#app/events/rules'
import { createInboxDoneEvent } from '#app/identity/inbox_events'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { getCooldownLeft } from '#app/voting/queries/votes'

export interface Vote {
  botId: number
  memberId: string
  /** The minimum time since the member's last vote for the bot. */
  cooldownMs: number
  /** The query string with which the member came to the vote page, with its `?`. */
  query: string | null
}

const VOTE_CREATED = 'vote.created' satisfies BotEventType

/** ISO 8601, as JavaScript prints dates. */
const ISO_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/**
 * Casts a vote, by the database clock. One statement decides, so that only one of any number of concurrent votes is
 * accepted per cooldown, and stores everything that a vote is: the member's and the bot's counter, its own row, and the
 * bot's event.
 * @returns the bot's total votes
 * @throws NoRowsAffectedError during the cooldown, and when the member may not vote for the bot (any more)
 */
export async function castVote(
  trx: TransactionClientContract,
  { botId, memberId, cooldownMs, query }: Vote
): Promise<number> {
  const event = sql`
    SELECT vote.bot_id, ${VOTE_CREATED}::text, jsonb_build_object(
      'voteId', vote.id,
      'userId', accepted.user_id,
      'query', vote.query,
      'nextVoteAt', to_char(
        (vote.created_at + ${cooldownMs}::numeric * interval '1 millisecond') AT TIME ZONE 'UTC',
        ${ISO_FORMAT}
      )
    )
    FROM vote JOIN accepted ON accepted.id = vote.bot_vote_id
  `
  // Locks the bot before the member's row, in the same order as a purge.
  const [counted] = await queryRows<{ count: number; wasReminded: boolean }>(
    sql`
      WITH accepted AS (
        INSERT INTO bot_votes (bot_id, user_id, last_vote_at, opening_votes)
        SELECT bots.id, users.id, now(), 0
        FROM ${BOTS} JOIN ${USERS} ON users.id = ${memberId} AND ${rawSql(IS_ACTIVE_MEMBER)}
        WHERE bots.id = ${botId} AND ${rawSql(PUBLIC_BOT)}
        FOR KEY SHARE OF bots
        ON CONFLICT (bot_id, user_id) DO UPDATE
        SET last_vote_at = excluded.last_vote_at, votes = bot_votes.votes + 1,
          opening_votes = coalesce(bot_votes.opening_votes, bot_votes.votes)
        WHERE ${getCooldownLeft(cooldownMs)} = 0
        RETURNING id, bot_id, user_id, last_vote_at, reminded_vote_at IS NOT NULL AS was_reminded
      ), counted AS (
        ${COUNT_ACCEPTED_VOTE}
      ), vote AS (
        INSERT INTO vote_events (bot_vote_id, bot_id, query, created_at)
        SELECT accepted.id, accepted.bot_id, ${query}::text, accepted.last_vote_at
        FROM accepted
        RETURNING id, bot_vote_id, bot_id, query, created_at
      ), event AS (
        ${insertBotEvents(event)}
      )
      SELECT counted.count, accepted.was_reminded AS "wasReminded" FROM counted, accepted
    `,
    trx
  )
  if (!counted) throw new NoRowsAffectedError()
  // Names the voter, so that the voter's other screens show the cooldown too.
  const payload = { votedBy: memberId }
  await publish(
    trx,
    { topic: BOT_STATS_TOPIC, key: String(botId), payload },
    createEventMessage(botId),
    ...(counted.wasReminded
      ? [createInboxDoneEvent(memberId, { kind: 'vote_reminder', botId })]
      : [])
  )
  return counted.count
}
