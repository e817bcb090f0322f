import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['rating_blocks', 'rating_votes', 'ratings'] as const

/** Views that contexts below read, which cannot import anything of this one. */
export const PUBLISHED_VIEWS = ['listed_ratings'] as const

/** For statements of other contexts, which read it. */
export const RATINGS = rawSql('ratings')
