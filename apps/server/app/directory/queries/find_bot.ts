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
import type { BotLink, ServerCountSource } from '#app/directory/rules'
import { HAS_PREMIUM_BADGE } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'

/** A bot by one of its two ids, which are never taken for one another. */
export type BotKey = { id: number } | { discordBotId: string }

/** What decides who may know of a bot, and change it. */
export interface BotAccess {
  id: number
  /** Whether everybody may know of it. */
  isPublic: boolean
  /** Whether the asking member is one of its owners. */
  isOwn: boolean
}

export interface BotRow extends BotListRow, BotAccess, Record<BotLink, string | null> {
  description: string
  approvalReason: string | null
  /** All reviews that are shown, the owners' own included, which leave the average. */
  reviewCount: number
  updatedAt: Date
  servingCountSource: ServerCountSource | null
  /** When the bot posted the figure, or staff set it. */
  servingCountAt: Date | null
  /** `null` when the main owner's account is gone. */
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

/** The bot with that id, of those that are not deleted. */
export function isLive(key: BotKey) {
  const named =
    'id' in key ? sql`bots.id = ${key.id}` : sql`bots.discord_bot_id = ${key.discordBotId}`
  return sql`${named} AND bots.deleted_at IS NULL`
}

/** A figure that staff have frozen is theirs, whoever posted it. */
const SERVER_COUNT_SOURCE = rawSql(`
  CASE WHEN bot_stats.serving_count_frozen THEN 'staff'
    ELSE bot_stats.serving_count_source END AS "servingCountSource",
  bot_stats.serving_count_at AS "servingCountAt"
`)

/**
 * `BotAccess` as columns of `bots`. Policies judge by the conditions that the statements of the actions ask for, so that neither
 * writes a rule of its own.
 */
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
    sql`SELECT ${accessColumns(viewerId)} FROM bots WHERE ${isLive(key)}`
  )
  return row
}

export async function findBot(
  key: BotKey,
  viewerId: string | undefined,
  client?: QueryClientContract
): Promise<BotRow | undefined> {
  const bot = sql`
    SELECT ${BOT_LIST_COLUMNS}, ${accessColumns(viewerId)}, bots.description,
      ${rawSql(BOT_LINK_COLUMNS)}, bots.approval_reason AS "approvalReason",
      (SELECT count(*) FROM listed_ratings WHERE listed_ratings.bot_id = bots.id) AS "reviewCount",
      bots.updated_at AS "updatedAt", ${SERVER_COUNT_SOURCE}, users.id AS "ownerId", users.username AS "ownerUsername",
      users.display_name AS "ownerDisplayName",
      users.discord_display_name AS "ownerDiscordDisplayName",
      users.discord_discriminator AS "ownerDiscordDiscriminator",
      users.discord_avatar AS "ownerDiscordAvatar", users.discord_banner AS "ownerDiscordBanner",
      ${rawSql(HAS_PREMIUM_BADGE)} AS "ownerIsPremium",
      users.premium_expires_at AS "ownerPremiumExpiresAt"
    FROM ${BOT_LIST_TABLES}
    LEFT JOIN ${USERS} ON users.id = bots.user_id AND users.deleted_at IS NULL
    WHERE ${isLive(key)}
  `
  const [row] = await queryRows<BotRow>(bot, client)
  return row
}
