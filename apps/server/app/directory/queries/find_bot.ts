import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  BOT_LIST_COLUMNS,
  BOT_LIST_TABLES,
  type BotListRow,
  isOwnedBy,
  PUBLIC_BOT,
} from '#app/directory/queries/bot_rows'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { BOT_LINK_COLUMNS } from '#app/directory/bot_fields'
import { type BotEnd, SELECT_BOT_END } from '#app/directory/ends/queries/bot_ends'
import { REVIEW_STARS, type BotLink } from '#app/directory/rules'
import { selectLatestDecision } from '#app/identity/decisions/decisions'
import type { DecisionSummary } from '#app/identity/decisions/rules'
import { HAS_PREMIUM_BADGE } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'

/** One of a bot's two ids; the type keeps them apart. */
export type BotKey = { id: number } | { discordBotId: string }

/** The data that decides who may see and change a bot. */
export interface BotAccess {
  id: number
  /** Whether everybody may see it. */
  isPublic: boolean
  /** Whether the viewer is one of its owners. */
  isOwn: boolean
}

export interface BotRow extends BotListRow, BotAccess, Record<BotLink, string | null> {
  description: string
  approvalReason: string | null
  /** The rejection in force. */
  decision: DecisionSummary | null
  /** All visible reviews by their stars, one first, including those by owners, which do not count toward the average. */
  ratingCounts: number[]
  /** How many reviews its owners have removed. */
  ownerRemovedReviewCount: number
  /** The permissions that the invitation requests: Discord's bit set, as a decimal number. */
  requestedPermissions: string
  /** Index in `PERMISSION_LEVELS`. */
  permissionLevel: number
  /** When staff approved the bot; `null` for bots that were listed before approvals were recorded. */
  approvedAt: Date | null
  /** When it ends or has ended; `null` unless its owners have said so. */
  end: BotEnd | null
  /** `null` when the main owner's account was deleted. */
  ownerId: string | null
  ownerUsername: string | null
  ownerDisplayName: string | null
  ownerDiscordDisplayName: string | null
  ownerDiscordDiscriminator: string | null
  ownerDiscordAvatar: string | null
  ownerDiscordBanner: string | null
  ownerIsPremium: boolean
  ownerPremiumExpiresAt: Date | null
}

/** Condition on `bots`: the bot has this id and is not deleted. */
export function matchesBot(key: BotKey) {
  const matchesId =
    'id' in key ? sql`bots.id = ${key.id}` : sql`bots.discord_bot_id = ${key.discordBotId}`
  return sql`${matchesId} AND bots.deleted_at IS NULL`
}

const STAR_COUNTS = REVIEW_STARS.map((stars) => `count(*) FILTER (WHERE rating = ${stars})`)
/** The visible reviews by their stars, one first. */
export const RATING_COUNTS = rawSql(`
  (SELECT ARRAY[${STAR_COUNTS.join(', ')}]::integer[] FROM listed_ratings WHERE listed_ratings.bot_id = bots.id)
`)

/** Selects `BotAccess` from `bots`. Policies judge by the same conditions that the statements of the actions check. */
export function accessColumns(viewerId: string | undefined): Sql {
  return sql`
    bots.id, ${rawSql(PUBLIC_BOT)} AS "isPublic", ${isOwnedBy(viewerId)} AS "isOwn"
  `
}

export async function findBotAccess(
  key: BotKey,
  viewerId: string | undefined
): Promise<BotAccess | undefined> {
  const [row] = await queryRows<BotAccess>(
    sql`SELECT ${accessColumns(viewerId)} FROM bots WHERE ${matchesBot(key)}`
  )
  return row
}

/** The rejection in force, as a `DecisionSummary`. */
const REJECTION = sql`CASE WHEN bots.approval_status = 'rejected' THEN ${selectLatestDecision({
  action: 'reject_bot',
  targetType: 'bot',
  targetId: rawSql('bots.id::text'),
})} END`

export async function findBot(
  key: BotKey,
  viewerId: string | undefined,
  client?: QueryClientContract
): Promise<BotRow | undefined> {
  const bot = sql`
    SELECT ${BOT_LIST_COLUMNS}, ${accessColumns(viewerId)}, bots.description,
      ${rawSql(BOT_LINK_COLUMNS)}, bots.approval_reason AS "approvalReason",
      ${REJECTION} AS decision, ${RATING_COUNTS} AS "ratingCounts",
      bot_stats.owner_removed_reviews_count AS "ownerRemovedReviewCount",
      bots.requested_permissions::text AS "requestedPermissions",
      bots.permission_level AS "permissionLevel", bots.approved_at AS "approvedAt",
      ${SELECT_BOT_END} AS end, users.id AS "ownerId", users.username AS "ownerUsername",
      users.display_name AS "ownerDisplayName",
      users.discord_display_name AS "ownerDiscordDisplayName",
      users.discord_discriminator AS "ownerDiscordDiscriminator",
      users.discord_avatar AS "ownerDiscordAvatar", users.discord_banner AS "ownerDiscordBanner",
      ${rawSql(HAS_PREMIUM_BADGE)} AS "ownerIsPremium",
      users.premium_expires_at AS "ownerPremiumExpiresAt"
    FROM ${BOT_LIST_TABLES}
    LEFT JOIN ${USERS} ON users.id = bots.user_id AND users.deleted_at IS NULL
    WHERE ${matchesBot(key)}
  `
  const [row] = await queryRows<BotRow>(bot, client)
  return row
}
