import { BOT_FIELD_COLUMNS } from '#app/directory/bot_fields'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { INTERNAL_ID_PATTERN, SNOWFLAKE_PATTERN } from '#app/core/rules'
import type { ApprovalStatus } from '#app/directory/rules'

/** A bot as administrators see it at the console, including deleted ones. */
export interface AdministeredBot {
  id: number
  discordBotId: string
  name: string
  userId: string
  approvalStatus: ApprovalStatus
  certified: boolean
  autoDeleted: boolean
  createdAt: Date
  deletedAt: Date | null
}

export interface BotFilter {
  status?: ApprovalStatus | undefined
  /** The main owner or a co-owner. */
  ownerId?: string | undefined
  deleted: boolean
  limit: number
}

const COLUMNS = `
  bots.id, bots.discord_bot_id AS "discordBotId", bots.name, bots.user_id AS "userId",
  approval_status AS "approvalStatus", certified, auto_deleted AS "autoDeleted",
  bots.created_at AS "createdAt", bots.deleted_at AS "deletedAt"
`
const DETAILS = `
  username, additional_owners AS "additionalOwners", tags,
  ${BOT_FIELD_COLUMNS},
  approval_reason AS "approvalReason", approved_by AS "approvedBy", approved_at AS "approvedAt",
  certified_by AS "certifiedBy", certified_at AS "certifiedAt", deleted_by AS "deletedBy",
  serving_count AS "servingCount", serving_count_source AS "servingCountSource",
  serving_count_at AS "servingCountAt", serving_count_frozen AS "servingCountFrozen",
  votes_count::double precision AS "voteCount", average_rating AS "averageRating",
  ratings_count AS "ratingCount"
`

/** Lists bots, newest first. */
export function listAdministeredBots({ status, ownerId, deleted, limit }: BotFilter) {
  const conditions: Sql[] = [rawSql(`deleted_at IS ${deleted ? 'NOT ' : ''}NULL`)]
  if (status) conditions.push(sql`approval_status = ${status}`)
  if (ownerId) {
    conditions.push(sql`(user_id = ${ownerId} OR additional_owners @> ARRAY[${ownerId}::text])`)
  }
  const condition = conditions.reduce((all, one) => sql`${all} AND ${one}`)
  return queryRows<AdministeredBot>(sql`
    SELECT ${rawSql(COLUMNS)} FROM bots WHERE ${condition}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}
  `)
}

/**
 * Finds a bot by its internal or its platform id. Of several bots with the same platform id it returns the one that is
 * not deleted, else the one deleted last.
 */
export async function findAdministeredBot(
  id: string
): Promise<(AdministeredBot & Record<string, unknown>) | undefined> {
  const isSnowflake = SNOWFLAKE_PATTERN.test(id)
  if (!isSnowflake && !INTERNAL_ID_PATTERN.test(id)) return undefined
  const matchesId = isSnowflake ? sql`discord_bot_id = ${id}` : sql`id = ${id}::bigint`
  const [bot] = await queryRows<AdministeredBot & Record<string, unknown>>(sql`
    SELECT ${rawSql(COLUMNS)}, ${rawSql(DETAILS)}
    FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id
    WHERE ${matchesId} ORDER BY deleted_at DESC NULLS FIRST LIMIT 1
  `)
  return bot
}
