import { withClient } from '@botanica/run/postgres'
import { buildSearches, loadDirectorySample } from '../directory-sample.ts'
import type { Content, ShownBot } from './pages.ts'

const MOST_BOTS = 10_000
/** Reviews of a bot that are in view. */
const REVIEWS_IN_VIEW = 2

/** Loads what the screens show: bots in random order, categories, and searches as people type them. */
export async function loadContent(databaseUrl: string): Promise<Content> {
  const sample = await loadDirectorySample(databaseUrl)
  return withClient(databaseUrl, async (client) => {
    const bots = await client.query<ShownBot>(
      `SELECT bots.id::text, bots.discord_bot_id AS "discordBotId",
         (SELECT min(id)::int FROM categories WHERE name = bots.tags[1]) AS "categoryId",
         ARRAY(SELECT ratings.id::int FROM ratings WHERE ratings.bot_id = bots.id
           ORDER BY ratings.id DESC LIMIT $1) AS "reviewIds"
       FROM bots WHERE bots.id = ANY ($2)
       ORDER BY array_position($2, bots.id)`,
      [REVIEWS_IN_VIEW, sample.bots.slice(0, MOST_BOTS).map(({ id }) => id)]
    )
    const categories = await client.query<Content['categories'][number]>(
      'SELECT id::int, name FROM categories ORDER BY id'
    )
    return { bots: bots.rows, categories: categories.rows, searches: buildSearches(sample, 0) }
  })
}
