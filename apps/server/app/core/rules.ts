/** Rows of a list: how many without a `limit`, and the bounds of one (ruling R2). */
export const PAGE_LIMITS = { default: 24, min: 1, max: 100 } as const

/** Characters of a search, once cleaned. */
export const SEARCH_LIMITS = { max: 200 } as const

/** Languages of the interface; the first is the default (document 1 section 9). */
export const LANGUAGES = ['en', 'ro'] as const
export type Language = (typeof LANGUAGES)[number]

/** Cookie and local-storage key of the chosen language (ruling S8). */
export const LANGUAGE_KEY = 'language'
