import { FRACTION, type Key, ListOrder, MOMENT, WHOLE, WORDS } from '#app/core/database/list_order'
import type { BotSort } from '#app/directory/rules'

const votes: Key = { column: 'bot_stats.votes_count', kind: WHOLE }
const servers: Key = { column: 'bot_stats.serving_count', kind: WHOLE }
/** The same number as `bots.id`, but in the table whose index ends with it. */
const idInStats: Key = { column: 'bot_stats.bot_id', kind: WHOLE }
const created: Key = { column: 'bots.created_at', kind: MOMENT }
const id: Key = { column: 'bots.id', kind: WHOLE }

/** The orders that visitors choose from; ties go to the bot that came last, or first in `oldest`. */
export const BOT_ORDERS: Record<BotSort, ListOrder> = {
  popularity: new ListOrder('popularity', 'DESC', votes, servers, idInStats),
  newest: new ListOrder('newest', 'DESC', created, id),
  oldest: new ListOrder('oldest', 'ASC', created, id),
  rating: new ListOrder(
    'rating',
    'DESC',
    { column: 'bot_stats.rating_score', kind: FRACTION },
    idInStats
  ),
}

/** The orders that the staff's lists have besides. */
export const BY_NAME = new ListOrder('name', 'ASC', { column: 'lower(bots.name)', kind: WORDS }, id)
export const BY_SERVERS = new ListOrder('servers', 'DESC', servers, idInStats)

/** How well a bot answers a search, then popularity. */
export const RELEVANCE = new ListOrder(
  'relevance',
  'DESC',
  { column: 'ranked.relevance', kind: WHOLE },
  votes,
  servers,
  idInStats
)
