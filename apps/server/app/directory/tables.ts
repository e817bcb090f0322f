import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = [
  'bot_api_tokens',
  'bot_categories',
  'bot_changes',
  'bot_ends',
  'bot_preflights',
  'bot_questions',
  'bot_search',
  'bot_search_source',
  'bot_shards',
  'bot_stats',
  'bot_transfers',
  'bot_versions',
  'bots',
  'categories',
  'decision_news',
  'review_times',
  'search_tiers',
  'search_vocabulary',
  'server_count_days',
] as const

/** Views for lower layers, which cannot import from this context. */
export const PUBLISHED_VIEWS = ['member_bots'] as const

/** For statements of other contexts that read these tables. */
export const BOTS = rawSql('bots')
export const BOT_STATS = rawSql('bot_stats')
export const BOT_CHANGES = rawSql('bot_changes')
export const DECISION_NEWS = rawSql('decision_news')
export const REVIEW_TIMES = rawSql('review_times')
export const BOT_SHARDS = rawSql('bot_shards')
export const SERVER_COUNT_DAYS = rawSql('server_count_days')
