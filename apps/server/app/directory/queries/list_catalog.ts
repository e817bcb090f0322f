import { BOT_STATS_TOPIC, BOT_TOPIC } from '#app/directory/outbox'
import { BOT_LIST_COLUMNS, BOT_LIST_TABLES, LISTED_BOT } from '#app/directory/queries/bot_rows'
import type { BotListRow } from '#app/directory/queries/bot_rows'
import { queryRows, sql } from '#app/core/database/sql'
import { OUTBOX } from '#app/core/tables'

interface CatalogMetadata {
  /** The database's time, truncated to the minute, so that all requests within a minute share one cached response. */
  version: Date
  categories: { id: number; name: string }[]
}

/**
 * Returns the version and the categories of the catalog. Changes that are committed after it was read are covered by
 * the overlap of the next request.
 */
export async function findCatalogMetadata(): Promise<CatalogMetadata> {
  const [metadata] = await queryRows<CatalogMetadata>(sql`
    SELECT date_trunc('minute', now()) AS version,
      coalesce(
        json_agg(json_build_object('id', id, 'name', name) ORDER BY lower(name))
          FILTER (WHERE id IS NOT NULL),
        '[]'
      ) AS categories
    FROM categories
  `)
  return metadata!
}

/** What filters read besides. */
export interface CatalogRow extends BotListRow {
  approvedAt: Date | null
  /** Discord's bit set, below 2^53. */
  permissions: number
}

const CATALOG_COLUMNS = sql`${BOT_LIST_COLUMNS}, bots.approved_at AS "approvedAt",
  bots.requested_permissions::double precision AS permissions`

/** Lists the bots of the directory, most popular first. */
export function listCatalog(limit: number) {
  return queryRows<CatalogRow>(sql`
    SELECT ${CATALOG_COLUMNS} FROM ${BOT_LIST_TABLES}
    WHERE ${LISTED_BOT}
    ORDER BY bot_stats.votes_count DESC, bot_stats.serving_count DESC, bots.id DESC
    LIMIT ${limit}
  `)
}

/** Lists the ids of bots that have changed since then, as far as the outbox goes back. */
export async function listChangedBotIds(since: Date, overlapMinutes: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(sql`
    SELECT DISTINCT key AS id FROM ${OUTBOX}
    WHERE created_at >= ${since}::timestamptz - make_interval(mins => ${overlapMinutes}::int)
      AND topic IN (${BOT_TOPIC}, ${BOT_STATS_TOPIC})
  `)
  return rows.map(({ id }) => id)
}

/** Returns those of the bots that are listed. */
export function listListedBots(ids: string[]) {
  return queryRows<CatalogRow>(sql`
    SELECT ${CATALOG_COLUMNS} FROM ${BOT_LIST_TABLES}
    WHERE bots.id = ANY (${ids}::bigint[]) AND ${LISTED_BOT}
  `)
}
