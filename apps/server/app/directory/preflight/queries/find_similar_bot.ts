import { constant, queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { DUPLICATE_SIMILARITY } from '#app/directory/preflight/rules'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'

/** Neighbors that are compared before and after a description, in each order. */
const NEIGHBORS = 5

/** The beginning and the end of a description as the indexes `bots_description_…_index` have them. */
const toStart = (text: string) => `left(${text}, 100) COLLATE "C"`
const toEnd = (text: string) => `left(reverse(${text}), 100) COLLATE "C"`

export interface SimilarBot {
  discordBotId: string
  name: string
}

interface ComparedListing {
  discordBotId: string
  description: string
}

/** Selects the ids of the live bots whose descriptions are next to the compared one in an order. */
function selectNeighbors(toKey: (text: string) => string, discordBotId: string): Sql {
  const key = rawSql(toKey('search_text(bots.description)'))
  const comparedKey = rawSql(`(SELECT ${toKey('text')} FROM compared)`)
  const isOther = sql`bots.deleted_at IS NULL AND bots.discord_bot_id <> ${discordBotId}`
  return sql`
    (SELECT bots.id FROM bots WHERE ${isOther} AND ${key} >= ${comparedKey}
      ORDER BY ${key} LIMIT ${constant(NEIGHBORS)})
    UNION
    (SELECT bots.id FROM bots WHERE ${isOther} AND ${key} < ${comparedKey}
      ORDER BY ${key} DESC LIMIT ${constant(NEIGHBORS)})
  `
}

/**
 * Finds another bot with nearly the same long description. Only the neighbors in two orders are compared, by the beginning
 * and by the end of the text, so it costs the same in a directory of any size.
 * @param isPublicOnly whether to compare only with bots that everybody may see
 */
export async function findSimilarBot(
  { discordBotId, description }: ComparedListing,
  isPublicOnly: boolean
): Promise<SimilarBot | undefined> {
  const visible = rawSql(isPublicOnly ? PUBLIC_BOT : 'bots.deleted_at IS NULL')
  const [similar] = await queryRows<SimilarBot>(sql`
    WITH compared AS MATERIALIZED (SELECT search_text(${description}::text) AS text)
    SELECT bots.discord_bot_id AS "discordBotId", bots.name
    FROM (
      ${selectNeighbors(toStart, discordBotId)} UNION ${selectNeighbors(toEnd, discordBotId)}
    ) AS neighbors
    JOIN bots ON bots.id = neighbors.id
    CROSS JOIN LATERAL (
      SELECT similarity(search_text(bots.description), (SELECT text FROM compared)) AS value
    ) AS similarity
    WHERE ${visible} AND similarity.value >= ${constant(DUPLICATE_SIMILARITY)}
    ORDER BY similarity.value DESC, bots.id LIMIT 1
  `)
  return similar
}
