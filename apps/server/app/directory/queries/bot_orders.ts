import {
  DECIMAL_KEY,
  type SortKey,
  KeysetOrder,
  TIMESTAMP_KEY,
  INTEGER_KEY,
  TEXT_KEY,
} from '#app/core/database/keyset_order'
import type { BotSort } from '#app/directory/rules'

const votes: SortKey = { column: 'bot_stats.votes_count', kind: INTEGER_KEY }
const servers: SortKey = { column: 'bot_stats.serving_count', kind: INTEGER_KEY }
/** Equal to `bots.id`, but in the table whose index ends with it. */
const idInStats: SortKey = { column: 'bot_stats.bot_id', kind: INTEGER_KEY }
const created: SortKey = { column: 'bots.created_at', kind: TIMESTAMP_KEY }
const updated: SortKey = { column: 'bots.updated_at', kind: TIMESTAMP_KEY }
const id: SortKey = { column: 'bots.id', kind: INTEGER_KEY }

const POPULARITY = new KeysetOrder('popularity', 'DESC', votes, servers, idInStats)

/** The orders that visitors can choose. Ties are broken by id: highest first, lowest first in `oldest`. */
export const BOT_ORDERS: Record<BotSort, KeysetOrder> = {
  // A search has an order of its own; without one, nothing is more relevant than popularity.
  relevance: POPULARITY,
  popularity: POPULARITY,
  trending: new KeysetOrder(
    'trending',
    'DESC',
    { column: 'bot_stats.trending_score', kind: DECIMAL_KEY },
    idInStats
  ),
  updated: new KeysetOrder('updated', 'DESC', updated, id),
  newest: new KeysetOrder('newest', 'DESC', created, id),
  oldest: new KeysetOrder('oldest', 'ASC', created, id),
  rating: new KeysetOrder(
    'rating',
    'DESC',
    { column: 'bot_stats.rating_score', kind: DECIMAL_KEY },
    idInStats
  ),
}

/** Further orders of the staff's lists. */
export const BY_NAME = new KeysetOrder(
  'name',
  'ASC',
  { column: 'lower(bots.name)', kind: TEXT_KEY },
  id
)
export const BY_SERVERS = new KeysetOrder('servers', 'DESC', servers, idInStats)

/** The bots that were certified last come first. Only for certified bots, which have a date. */
export const BY_CERTIFICATION = new KeysetOrder(
  'certification',
  'DESC',
  { column: 'bots.certified_at', kind: TIMESTAMP_KEY },
  id
)

/** By relevance to a search, then by popularity. */
export const BY_RELEVANCE = new KeysetOrder(
  'relevance',
  'DESC',
  { column: 'ranked.relevance', kind: INTEGER_KEY },
  votes,
  servers,
  idInStats
)

/** By relevance to a search for any of its words, when no bot contains all. */
export const BY_ANY_WORD = new KeysetOrder(
  'any',
  'DESC',
  { column: 'ranked.relevance', kind: INTEGER_KEY },
  votes,
  servers,
  idInStats
)
