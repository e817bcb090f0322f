import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = [
  'bot_api_tokens',
  'bot_categories',
  'bot_search',
  'bot_search_source',
  'bot_stats',
  'bots',
  'categories',
  'search_tiers',
  'search_vocabulary',
] as const

/** Views that contexts below read, which cannot import anything of this one. */
export const PUBLISHED_VIEWS = ['member_bots'] as const

/** For statements of other contexts, which read them. */
export const BOTS = rawSql('bots')
export const BOT_STATS = rawSql('bot_stats')
