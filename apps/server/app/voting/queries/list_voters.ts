import { queryRows, rawSql, sql } from '#app/core/database/sql'
import { IS_BANNED } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'

/** A member who has voted for a bot, as its developers see them. */
export interface VoterListRow {
  id: string
  /** `null` for members without a username and for banned ones. */
  username: string | null
  /** An image hash of the platform. */
  avatar: string | null
  lastVoteAt: Date
}

interface VoterList {
  voters: VoterListRow[]
  /** All voters, also beyond the limit. */
  total: number
}

/** Lists the members whose last vote for the bot is not older than `ageSeconds`, latest first. */
export async function listVoters(
  botId: number,
  { ageSeconds, limit }: { ageSeconds: number; limit: number }
): Promise<VoterList> {
  const rows = await queryRows<VoterListRow & { total: number }>(sql`
    SELECT users.id, CASE WHEN NOT ${rawSql(IS_BANNED)} THEN users.username END AS username,
      CASE WHEN NOT ${rawSql(IS_BANNED)} THEN users.discord_avatar END AS avatar,
      bot_votes.last_vote_at AS "lastVoteAt", count(*) OVER ()::integer AS total
    FROM bot_votes JOIN ${USERS} ON users.id = bot_votes.user_id
    WHERE bot_votes.bot_id = ${botId} AND users.deleted_at IS NULL
      AND bot_votes.last_vote_at > now() - make_interval(secs => ${ageSeconds})
    ORDER BY bot_votes.last_vote_at DESC, bot_votes.id DESC
    LIMIT ${limit}
  `)
  return { voters: rows.map(({ total: _total, ...voter }) => voter), total: rows[0]?.total ?? 0 }
}
