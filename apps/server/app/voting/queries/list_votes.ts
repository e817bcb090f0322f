import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import {
  BOT_CHIP_COLUMNS,
  type BotChipRow,
  isOwnedBy,
  PUBLIC_BOT,
} from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { newestFirst } from '#app/core/database/keyset_order'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { getCooldownLeft } from '#app/voting/queries/votes'

export interface VoteRow extends BotChipRow {
  id: number
  /** Votes that the member has cast for the bot. */
  votes: number
  lastVoteAt: Date
  /** Milliseconds until the next vote. */
  timeLeft: number
  isPublic: boolean
}

const LATEST = newestFirst('bot_votes', 'last_vote_at')

/** Lists a member's votes, latest first. Leaves out bots that the member may not see. */
export async function listUserVotes(
  memberId: string,
  { limit, cursor, cooldownMs }: ListQuery & { cooldownMs: number }
): Promise<ListPage<VoteRow>> {
  const rows = await queryRows<WithCursor<VoteRow>>(sql`
    SELECT bot_votes.id, bot_votes.votes, bot_votes.last_vote_at AS "lastVoteAt",
      ${getCooldownLeft(cooldownMs)} AS "timeLeft", ${rawSql(PUBLIC_BOT)} AS "isPublic",
      ${BOT_CHIP_COLUMNS}, ${LATEST.place} AS place
    FROM bot_votes JOIN ${BOTS} ON bots.id = bot_votes.bot_id
    WHERE bot_votes.user_id = ${memberId} AND bots.deleted_at IS NULL
      AND (${rawSql(PUBLIC_BOT)} OR ${isOwnedBy(memberId)})
      AND ${LATEST.after(LATEST.parseCursor(cursor))}
    ORDER BY ${LATEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, LATEST, limit)
}
