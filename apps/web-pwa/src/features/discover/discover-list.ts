import type { BotListFilter } from '@botanica/api-client'
import type { BotSort } from '@botanica/api-client/contract'
import { readListChoice, type ListChoice } from '../../lib/bot-list-query.ts'

/** Orders of the discover page. */
export const DISCOVER_SORTS = [
  'popularity',
  'newest',
  'oldest',
] as const satisfies readonly BotSort[]

/** Begins the list further on: how "Load more" works without script. */
export const CURSOR_KEY = 'cursor'

interface DiscoverList {
  choice: ListChoice
  filter: BotListFilter
  /** The cursor to begin at; null is the beginning. */
  from: string | null
}

/** What the address asks the discover page for. */
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
