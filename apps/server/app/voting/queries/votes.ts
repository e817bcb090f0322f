import { accessColumns, type BotAccess } from '#app/directory/queries/find_bot'
import { BOTS, BOT_STATS } from '#app/directory/tables'
import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { HAS_PREMIUM } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { VOTE_COOLDOWN_MS } from '#app/voting/rules'

/** SQL expression: milliseconds until the member of a `bot_votes` row may vote again; 0 when the cooldown is over. */
export function getCooldownLeft(cooldownMs: number | Sql): Sql {
  return sql`greatest(0, ceil(
    extract(epoch FROM bot_votes.last_vote_at - now()) * 1000 + ${cooldownMs}::numeric
  ))::integer`
}

/** A bot, and how long the member must wait to vote for it again, by the database clock. */
export interface VotedBot extends BotAccess {
  /** Milliseconds; 0 when the member may vote now. */
  timeLeft: number
  /** Whether the member wants to be reminded when the cooldown is over; `null` without a vote. */
  wantsReminder: boolean | null
}

export async function findVotedBot(
  botId: number,
  memberId: string | undefined,
  cooldownMs: number
): Promise<VotedBot | undefined> {
  const [bot] = await queryRows<VotedBot>(sql`
    SELECT ${accessColumns(memberId)}, coalesce(${getCooldownLeft(cooldownMs)}, 0) AS "timeLeft",
      bot_votes.wants_reminder AS "wantsReminder"
    FROM ${BOTS}
    LEFT JOIN bot_votes ON bot_votes.bot_id = bots.id AND bot_votes.user_id = ${memberId ?? null}
    WHERE bots.id = ${botId} AND bots.deleted_at IS NULL
  `)
  return bot
}

export interface VotesRow {
  /** The bot's total votes. */
  count: number
  /** Whether the viewer has ever voted. */
  hasVoted: boolean
}

export async function countVotes(botId: number, userId: string | undefined): Promise<VotesRow> {
  const [row] = await queryRows<VotesRow>(sql`
    SELECT votes_count::double precision AS count, EXISTS (
      SELECT FROM bot_votes WHERE bot_id = ${botId} AND user_id = ${userId ?? null}
    ) AS "hasVoted"
    FROM ${BOT_STATS} WHERE bot_id = ${botId}
  `)
  return row ?? { count: 0, hasVoted: false }
}

/** SQL expression: the vote cooldown of the member of a `users` row, in milliseconds. */
export const COOLDOWN_MS = sql`(CASE WHEN ${rawSql(HAS_PREMIUM)} THEN ${VOTE_COOLDOWN_MS.premium}::numeric
  ELSE ${VOTE_COOLDOWN_MS.standard}::numeric END)`

/** A member's votes for a bot. */
interface VoterRow {
  /** Votes ever cast. */
  total: number
  lastVoteAt: Date
  /** The end of the cooldown, possibly in the past. */
  nextVoteAt: Date
  /** Milliseconds until then; 0 when the member may vote now. */
  timeLeft: number
}

/** @returns `undefined` when the member has never voted for the bot, or has deleted the account */
export async function findVoter(botId: number, memberId: string): Promise<VoterRow | undefined> {
  const [voter] = await queryRows<VoterRow>(sql`
    SELECT bot_votes.votes AS total, bot_votes.last_vote_at AS "lastVoteAt",
      bot_votes.last_vote_at + ${COOLDOWN_MS} * interval '1 millisecond' AS "nextVoteAt",
      ${getCooldownLeft(COOLDOWN_MS)} AS "timeLeft"
    FROM bot_votes JOIN ${USERS} ON users.id = bot_votes.user_id
    WHERE bot_votes.bot_id = ${botId} AND bot_votes.user_id = ${memberId}
      AND users.deleted_at IS NULL
  `)
  return voter
}
