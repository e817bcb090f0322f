import type { BotListFilter } from '@botanica/api-client'
import type { BotSort } from '@botanica/api-client/contract'
import { readListChoice, type ListChoice } from '../../lib/bot-list-query.ts'

/** Sort orders of the discover page. */
export const DISCOVER_SORTS = [
  'popularity',
  'newest',
  'oldest',
] as const satisfies readonly BotSort[]

/** Query parameter that starts the list at a cursor: "Load more" without scripts. */
export const CURSOR_KEY = 'cursor'

interface DiscoverList {
  choice: ListChoice
  filter: BotListFilter
  /** The cursor to start at; null is the start of the list. */
  from: string | null
}

/** Parses the URL of the discover page. */
export function getDiscoverList(query: URLSearchParams): DiscoverList {
  const choice = readListChoice(query, DISCOVER_SORTS)
  const { search, categoryId, sort } = choice
  return {
    choice,
    filter: {
      sort,
      ...(search ? { search } : {}),
      ...(categoryId === null ? {} : { categoryId }),
    },
    from: query.get(CURSOR_KEY),
  }
}
