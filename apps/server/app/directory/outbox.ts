import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/** Outbox topic: the listing, the owners or the state of a bot has changed. The key is its internal id. */
export const BOT_TOPIC = 'bot'

/**
 * Outbox topic: the votes, the average rating or the server count of a bot have changed. The key is its internal id.
 */
export const BOT_STATS_TOPIC = 'bot_stats'

/** Outbox topic: a bot has posted the same server count again. The key is its internal id. */
export const BOT_COUNT_REPEATED_TOPIC = 'bot_count_repeated'

/** Outbox topic: the news of a decision are due after a while. The key is the id of the decision. */
export const DECISION_NEWS_TOPIC = 'decision_news'

/** Outbox topic: what only staff see of a bot has changed: its machine checks or its notes. The key is its internal id. */
export const STAFF_BOT_TOPIC = 'staff_bot'

/** Outbox topic: a category was added, changed or removed. The key is its id. */
export const CATEGORY_TOPIC = 'category'

/** Cache tag of responses that depend on the set of bots or their listings. */
export const BOTS_TAG = 'bots'

/** Cache tag of responses that depend on the counts of any bot, such as ordered lists. */
export const BOT_COUNTS_TAG = 'bot_figures'

/** Cache tag of the list of categories and of responses that show one category's bots. */
export const CATEGORIES_TAG = 'categories'

/** Cache tag of responses that show the bot. */
export function botTag(id: number | string) {
  return `bot:${id}`
}

export function evictBot({ key }: OutboxEvent) {
  invalidateTags(BOTS_TAG, botTag(key))
}

export function evictBotStats({ key }: OutboxEvent) {
  invalidateTags(BOT_COUNTS_TAG, botTag(key))
}

/** Evicts the bot's page only: lists do not show when a count was posted. */
export function evictBotPage({ key }: OutboxEvent) {
  invalidateTags(botTag(key))
}

/** Evicts the bots too: their tags are the names of their categories. */
export function evictCategories() {
  invalidateTags(CATEGORIES_TAG, BOTS_TAG)
}
