import { rawSql, type Sql, sql } from '#app/core/database/sql'
import type { ApprovalStatus, ServerCountSource } from '#app/directory/rules'
import { FRESH_PRESENCE } from '#app/platform/queries/find_presence'
import type { PresenceStatus } from '#app/platform/rules'
import { PRESENCES } from '#app/platform/tables'

const isPublic = (bots: string) =>
  `${bots}.approval_status = 'approved' AND ${bots}.deleted_at IS NULL`

/** Condition on `bots`: the bot is visible to everybody. */
export const PUBLIC_BOT = isPublic('bots')

/** Condition on `bots` under another name: the bot is in public lists. */
export const isListed = (bots: string) => `${isPublic(bots)} AND NOT ${bots}.auto_deleted`

/** Condition on `bots`: the bot is in public lists. The text equals the predicate of the partial indexes. */
export const LISTED_BOT = rawSql(isListed('bots'))

/** Condition on `bot_stats`: the bot has ended, and comes last in lists. The text equals the predicate of the index. */
export const HAS_ENDED = rawSql('bot_stats.has_ended')

/** Condition on `bot_transfers`: somebody can still accept it, cancel it or take the bot back. */
export const IS_OPEN_TRANSFER = rawSql(
  `bot_transfers.state IN ('offered', 'accepted') AND bot_transfers.ends_at > now()`
)

/** Condition on `bots`: the member is the main owner or a co-owner. False for visitors. */
export function isOwnedBy(userId: string | undefined): Sql {
  if (userId === undefined) return rawSql('false')
  return sql`(bots.user_id = ${userId} OR ${userId}::text = ANY (bots.additional_owners))`
}

/**
 * Condition on `bots`: the member owns it, or takes part in a transfer that has not ended. Staff decide on no such bot: a
 * former owner could otherwise approve a bot and take it back.
 */
export function isInterestedIn(userId: string): Sql {
  return sql`(${isOwnedBy(userId)} OR EXISTS (
    SELECT FROM bot_transfers WHERE bot_transfers.bot_id = bots.id
      AND ${IS_OPEN_TRANSFER} AND ${userId} IN (bot_transfers.from_id, bot_transfers.to_id)
  ))`
}

/** A bot with its counts. Counts are floats, so that one beyond 2^53 does not fail the whole list. */
export interface BotListRow {
  id: number
  discordBotId: string
  userId: string
  additionalOwners: string[]
  name: string
  username: string | null
  discriminator: string | null
  avatar: string | null
  banner: string | null
  prefix: string
  shortDescription: string
  inviteUrl: string
  tags: string[]
  certified: boolean
  approvalStatus: ApprovalStatus
  createdAt: Date
  updatedAt: Date
  voteCount: number
  /** Votes of the last days, and what is usual in as many days. */
  recentVotes: number
  usualVotes: number
  servingCount: number
  servingCountSource: ServerCountSource | null
  /** When the bot posted the server count, or staff set it. */
  servingCountAt: Date | null
  averageRating: number | null
  ratingCount: number
  hasEnded: boolean
  presenceStatus: PresenceStatus | null
  presenceActivity: string | null
}

/** A frozen server count has the source `staff`, whoever posted it. */
const SERVER_COUNT_SOURCE = `
  CASE WHEN bot_stats.serving_count_frozen THEN 'staff'
    ELSE bot_stats.serving_count_source END AS "servingCountSource",
  bot_stats.serving_count_at AS "servingCountAt"
`

export const BOT_LIST_COLUMNS = rawSql(`
  bots.id, bots.discord_bot_id AS "discordBotId", bots.user_id AS "userId",
  bots.additional_owners AS "additionalOwners", bots.name, bots.username, bots.discriminator,
  bots.avatar, bots.banner, bots.prefix, bots.short_description AS "shortDescription",
  bots.invite_url AS "inviteUrl", bots.tags, bots.certified,
  bots.approval_status AS "approvalStatus", bots.created_at AS "createdAt", bots.updated_at AS "updatedAt",
  bot_stats.recent_votes AS "recentVotes", bot_stats.usual_votes AS "usualVotes",
  bot_stats.votes_count::double precision AS "voteCount",
  bot_stats.serving_count AS "servingCount", ${SERVER_COUNT_SOURCE}, bot_stats.average_rating AS "averageRating",
  bot_stats.ratings_count AS "ratingCount", bot_stats.has_ended AS "hasEnded", presences.status AS "presenceStatus",
  presences.activity AS "presenceActivity"
`)

export const PRESENCE_JOIN = sql`
  LEFT JOIN ${PRESENCES} ON presences.discord_id = bots.discord_bot_id
    AND ${FRESH_PRESENCE}
`

export const BOT_LIST_TABLES = sql`
  bots JOIN bot_stats ON bot_stats.bot_id = bots.id ${PRESENCE_JOIN}
`

/** The columns that identify a bot in a list of something else. */
export interface BotChipRow {
  chipId: number
  chipDiscordBotId: string
  chipName: string
  chipAvatar: string | null
}

export const BOT_CHIP_COLUMNS = rawSql(`
  bots.id AS "chipId", bots.discord_bot_id AS "chipDiscordBotId", bots.name AS "chipName",
  bots.avatar AS "chipAvatar"
`)
