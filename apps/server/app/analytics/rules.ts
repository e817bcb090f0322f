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
