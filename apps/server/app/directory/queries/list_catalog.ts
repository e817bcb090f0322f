import { BOT_STATS_TOPIC, BOT_TOPIC } from '#app/directory/outbox'
import { BOT_LIST_COLUMNS, BOT_LIST_TABLES, LISTED_BOT } from '#app/directory/queries/bot_rows'
import type { BotListRow } from '#app/directory/queries/bot_rows'
import { queryRows, sql } from '#app/core/database/sql'
import { OUTBOX } from '#app/core/tables'

interface CatalogMetadata {
  /** By the database's clock, cut to the minute: who asks within one minute asks for the same changes. */
  version: Date
  categories: { id: number; name: string }[]
}

/** What stands round the bots. What is committed later than it was begun is told with the changes of the minutes before. */
export async function findCatalogMetadata(): Promise<CatalogMetadata> {
  const [frame] = await queryRows<CatalogMetadata>(sql`
    SELECT date_trunc('minute', now()) AS version,
      coalesce(
        json_agg(json_build_object('id', id, 'name', name) ORDER BY lower(name))
          FILTER (WHERE id IS NOT NULL),
        '[]'
      ) AS categories
    FROM categories
  `)
  return frame!
}

/** The bots of the directory, the most popular first. */
export function listCatalog(limit: number) {
  return queryRows<BotListRow>(sql`
    SELECT ${BOT_LIST_COLUMNS} FROM ${BOT_LIST_TABLES}
    WHERE ${LISTED_BOT}
    ORDER BY bot_stats.votes_count DESC, bot_stats.serving_count DESC, bots.id DESC
    LIMIT ${limit}
  `)
}

/** The ids of bots of which anything has changed since then, as far as the outbox remembers. */
export async function listChangedBotIds(since: Date, overlapMinutes: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(sql`
    SELECT DISTINCT key AS id FROM ${OUTBOX}
    WHERE created_at >= ${since}::timestamptz - make_interval(mins => ${overlapMinutes}::int)
      AND topic IN (${BOT_TOPIC}, ${BOT_STATS_TOPIC})
  `)
  return rows.map(({ id }) => id)
}

/** Those of them that are in the directory. */
export function filterListed(ids: string[]) {
  return queryRows<BotListRow>(sql`
    SELECT ${BOT_LIST_COLUMNS} FROM ${BOT_LIST_TABLES}
    WHERE bots.id = ANY (${ids}::bigint[]) AND ${LISTED_BOT}
  `)
}
