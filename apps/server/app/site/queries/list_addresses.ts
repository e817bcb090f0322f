import { LISTED_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { queryRows, sql } from '#app/core/database/sql'

/** Bots of one part of the sitemap, by their ids: a part keeps its bots, however many come or go. */
const PART_SIZE = 10_000

export interface SitemapPart {
  part: number
  changedAt: Date
}

export interface BotAddress {
  discordBotId: string
  changedAt: Date
}

/** The parts in which there are listed bots. */
export function listParts(): Promise<SitemapPart[]> {
  return queryRows<SitemapPart>(sql`
    SELECT (bots.id / ${PART_SIZE})::integer AS part, max(bots.updated_at) AS "changedAt"
    FROM ${BOTS} WHERE ${LISTED_BOT}
    GROUP BY 1 ORDER BY 1
  `)
}

/** The listed bots of a part. */
export function listPart(part: number): Promise<BotAddress[]> {
  return queryRows<BotAddress>(sql`
    SELECT bots.discord_bot_id AS "discordBotId", bots.updated_at AS "changedAt"
    FROM ${BOTS}
    WHERE ${LISTED_BOT} AND bots.id >= ${part * PART_SIZE} AND bots.id < ${(part + 1) * PART_SIZE}
    ORDER BY bots.id
  `)
}
