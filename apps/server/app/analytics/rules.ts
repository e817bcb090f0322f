/** What pages report to the analytics of bots. */
export const INTERACTION_TYPES = [
  'page_view',
  'invite_click',
  'search_impression',
  'search_click',
] as const
export type InteractionType = (typeof INTERACTION_TYPES)[number]

/** The interactions with results of a search, which are counted by search term too. */
export const SEARCH_INTERACTION_TYPES = [
  'search_impression',
  'search_click',
] as const satisfies InteractionType[]

/** Months for which daily counts are stored. */
export const ANALYTICS_MONTHS = 13

/** A search term is shown for a bot and a day if so many different callers used it; others are deleted after the day. */
export const MIN_TERM_CALLERS = 5

/** Characters of a search term; longer searches are only counted. */
export const MAX_TERM_LENGTH = 50

/** Days of votes and server counts that every owner of a bot gets. Premium gets everything. */
export const FREE_ANALYTICS_DAYS = 30

/** The longest range: 13 months. */
export const MAX_ANALYTICS_DAYS = 395

/** Search terms that are shown for a range. */
export const SHOWN_TERMS = 50

/** A bot is compared with so many of the most popular others of its category, */
export const MAX_COMPARED_BOTS = 100

/** if there are at least so many: averages of fewer would tell about single ones. */
export const MIN_COMPARED_BOTS = 5
