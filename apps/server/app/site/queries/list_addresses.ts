import { LISTED_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { queryRows, sql } from '#app/core/database/sql'

/** Size of a sitemap part in ids, not in bots: a bot stays in its part, however many are added or deleted. */
const PART_SIZE = 10_000

export interface SitemapPart {
  part: number
  changedAt: Date
}

export interface BotAddress {
  discordBotId: string
  changedAt: Date
}

/** The sitemap parts that contain listed bots. */
export function listSitemapParts(): Promise<SitemapPart[]> {
  return queryRows<SitemapPart>(sql`
    SELECT (bots.id / ${PART_SIZE})::integer AS part, max(bots.updated_at) AS "changedAt"
    FROM ${BOTS} WHERE ${LISTED_BOT}
    GROUP BY 1 ORDER BY 1
  `)
}

/** The listed bots of a sitemap part. */
export function listSitemapBots(part: number): Promise<BotAddress[]> {
  return queryRows<BotAddress>(sql`
    SELECT bots.discord_bot_id AS "discordBotId", bots.updated_at AS "changedAt"
    FROM ${BOTS}
    WHERE ${LISTED_BOT} AND bots.id >= ${part * PART_SIZE} AND bots.id < ${(part + 1) * PART_SIZE}
    ORDER BY bots.id
  `)
}
