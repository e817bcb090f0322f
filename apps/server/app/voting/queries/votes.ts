import { accessColumns, type BotAccess } from '#app/directory/queries/find_bot'
import { BOTS, BOT_STATS } from '#app/directory/tables'
import { queryRows, type Sql, sql } from '#app/core/database/sql'

/** SQL expression: milliseconds until the member of a `bot_votes` row may vote again; 0 when the cooldown is over. */
export function getCooldownLeft(cooldownMs: number): Sql {
  return sql`greatest(0, ceil(
    extract(epoch FROM bot_votes.last_vote_at - now()) * 1000 + ${cooldownMs}::numeric
  ))::integer`
}

/** A bot, and how long the member must wait to vote for it again, by the database clock. */
export interface VotedBot extends BotAccess {
  /** Milliseconds; 0 when the member may vote now. */
  timeLeft: number
}

export async function findVotedBot(
  botId: number,
  memberId: string | undefined,
  cooldownMs: number
): Promise<VotedBot | undefined> {
  const [bot] = await queryRows<VotedBot>(sql`
    SELECT ${accessColumns(memberId)}, coalesce(${getCooldownLeft(cooldownMs)}, 0) AS "timeLeft"
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
