import { newestFirst } from '#app/core/database/keyset_order'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { queryRows, sql } from '#app/core/database/sql'
import { USERS } from '#app/identity/tables'

export interface VoteEventRow {
  id: number
  /** `null` once the account is deleted. */
  userId: string | null
  query: string | null
  votedAt: Date
}

const LATEST = newestFirst('vote_events')

/** Lists the single votes for a bot, latest first. */
export async function listVoteEvents(
  botId: number,
  { limit, cursor }: ListQuery
): Promise<ListPage<VoteEventRow>> {
  const rows = await queryRows<WithCursor<VoteEventRow>>(sql`
    SELECT vote_events.id, users.id AS "userId", vote_events.query,
      vote_events.created_at AS "votedAt", ${LATEST.place} AS place
    FROM vote_events
    JOIN bot_votes ON bot_votes.id = vote_events.bot_vote_id
    LEFT JOIN ${USERS} ON users.id = bot_votes.user_id AND users.deleted_at IS NULL
    WHERE vote_events.bot_id = ${botId} AND ${LATEST.after(LATEST.parseCursor(cursor))}
    ORDER BY ${LATEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, LATEST, limit)
}
