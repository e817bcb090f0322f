/** The tables that this context owns: only its own statements write them. */
export const TABLES = [
  'bot_daily_counts',
  'bot_search_callers',
  'bot_search_terms',
  'search_caller_salts',
] as const
