import { invalidateTags } from '#app/core/cache/cache_middleware'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/** Outbox topic: what a bot says of itself, who owns it or where it stands has changed. The key is its internal id. */
export const BOT_TOPIC = 'bot'

/** Outbox topic: the votes, the average or the server count of the bot whose internal id is the key have changed. */
export const BOT_STATS_TOPIC = 'bot_stats'

/** Outbox topic: the bot whose internal id is the key has said again what was known of its server count. */
export const BOT_COUNT_REPEATED_TOPIC = 'bot_count_repeated'

/** Outbox topic: the category whose id is the key came, went or changed. */
export const CATEGORY_TOPIC = 'category'

/** Cache tag of every answer that depends on which bots there are and what they say. */
export const BOTS_TAG = 'bots'

/** Cache tag of every answer that depends on the figures of whichever bot: what is ordered by them. */
export const BOT_FIGURES_TAG = 'bot_figures'

/** Cache tag of the list of categories, and of what shows one bot's. */
export const CATEGORIES_TAG = 'categories'

/** Cache tag of every answer that shows the bot. */
export function botTag(id: number | string) {
  return `bot:${id}`
}

export function evictBot({ key }: OutboxEvent) {
  invalidateTags(BOTS_TAG, botTag(key))
}

export function evictBotStats({ key }: OutboxEvent) {
  invalidateTags(BOT_FIGURES_TAG, botTag(key))
}

/** No list shows when a server count was posted. */
export function evictBotPage({ key }: OutboxEvent) {
  invalidateTags(botTag(key))
}

/** The tags of a bot are the names of its categories. */
export function evictCategories() {
  invalidateTags(CATEGORIES_TAG, BOTS_TAG)
}
