import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import type { SuccessorError } from '#app/directory/ends/rules'
import { isListed } from '#app/directory/queries/bot_rows'

export interface Successor {
  id: number
  discordBotId: string
  name: string
  avatar: string | null
}

export interface BotEnd {
  /** A day in UTC, such as 2026-12-31. */
  endsOn: string
  /** Whether the day has come, and lists show the bot last. */
  hasEnded: boolean
  /** The chosen successor, also while it is not listed. */
  successorId: number | null
  /** `null` without one, and while it is not listed. */
  successor: Successor | null
}

/** Selects the `BotEnd` of a bot from `bots` and `bot_stats`; null without one. */
export const SELECT_BOT_END = rawSql(`(
  SELECT json_build_object(
    'endsOn', bot_ends.ends_on, 'hasEnded', bot_stats.has_ended, 'successorId', bot_ends.successor_id,
    'successor', (
      SELECT json_build_object(
        'id', successors.id, 'discordBotId', successors.discord_bot_id, 'name', successors.name,
        'avatar', successors.avatar
      )
      FROM bots AS successors WHERE successors.id = bot_ends.successor_id AND ${isListed('successors')}
    )
  )
  FROM bot_ends WHERE bot_ends.bot_id = bots.id
)`)

export async function findBotEnd(
  botId: number,
  client?: QueryClientContract
): Promise<BotEnd | undefined> {
  const [row] = await queryRows<{ end: BotEnd | null }>(
    sql`
      SELECT ${SELECT_BOT_END} AS end FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id
      WHERE bots.id = ${botId}
    `,
    client
  )
  return row?.end ?? undefined
}

/**
 * Returns why a bot cannot succeed another one; `undefined` if it can. Chains of successors end, because each is checked
 * before it is stored.
 */
export async function findSuccessorError(
  botId: number,
  successorId: number,
  client?: QueryClientContract
): Promise<SuccessorError | undefined> {
  if (successorId === botId) return 'self'
  const [found] = await queryRows<{ leadsBack: boolean }>(
    sql`
      WITH RECURSIVE chain (id) AS (
        SELECT ${successorId}::bigint
        UNION
        SELECT bot_ends.successor_id FROM chain JOIN bot_ends ON bot_ends.bot_id = chain.id
        WHERE bot_ends.successor_id IS NOT NULL
      )
      SELECT EXISTS (SELECT FROM chain WHERE chain.id = ${botId}) AS "leadsBack"
      FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id
      WHERE bots.id = ${successorId} AND ${rawSql(isListed('bots'))} AND NOT bot_stats.has_ended
    `,
    client
  )
  if (!found) return 'listed'
  return found.leadsBack ? 'chain' : undefined
}
