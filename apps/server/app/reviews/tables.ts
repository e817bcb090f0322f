import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = [
  'rating_blocks',
  'rating_votes',
  'ratings',
  'removed_rating_votes',
  'removed_ratings',
] as const

/** Views for contexts in lower layers, which cannot import from this one. */
export const PUBLISHED_VIEWS = ['listed_ratings'] as const

/** The table, for other contexts' queries. */
export const RATINGS = rawSql('ratings')
