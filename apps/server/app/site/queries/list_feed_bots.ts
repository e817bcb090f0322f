import { LISTED_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import type { FeedKind } from '#app/site/rules'

/** Maximum number of entries in a feed. */
const FEED_LENGTH = 50

export interface FeedBot {
  discordBotId: string
  name: string
  avatar: string | null
  shortDescription: string
  tags: string[]
  /** When it was added to this feed. */
  since: Date
  changedAt: Date
}

const SINCE = { new: 'bots.approved_at', certified: 'bots.certified_at' } as const satisfies Record<
  FeedKind,
  string
>

/** The bots that were listed or certified last, the latest first. */
export function listFeedBots(kind: FeedKind): Promise<FeedBot[]> {
  const since = rawSql(SINCE[kind])
  return queryRows<FeedBot>(sql`
    SELECT bots.discord_bot_id AS "discordBotId", bots.name, bots.avatar,
      bots.short_description AS "shortDescription", bots.tags, ${since} AS since,
      bots.updated_at AS "changedAt"
    FROM ${BOTS}
    WHERE ${LISTED_BOT} AND ${since} IS NOT NULL
    ORDER BY ${since} DESC, bots.id DESC
    LIMIT ${FEED_LENGTH}
  `)
}
