import type { BotListFilter } from '@botanica/api-client'
import { type BotSort, DEFAULT_BOT_SORT, LIST_KEYS } from '@botanica/api-client/contract'
import { readListChoice } from '../../lib/bot-list-query.ts'
import { PATHS } from '../../lib/paths.ts'
import {
  addFilterChoice,
  type FilterChoice,
  NO_FILTER,
  readFilterChoice,
  toListFilter,
} from './filter-choice.ts'

/** Sort orders of the discover page. */
export const DISCOVER_SORTS = [
  'popularity',
  'newest',
  'oldest',
] as const satisfies readonly BotSort[]

/** Query parameter that starts the list at a cursor: "Load more" without scripts. */
export const CURSOR_KEY = 'cursor'

/** What the visitor has chosen on the discover page. */
export interface DiscoverChoice {
  search: string
  sort: BotSort
  filters: FilterChoice
}

interface DiscoverList {
  choice: DiscoverChoice
  filter: BotListFilter
  /** The cursor to start at; null is the start of the list. */
  from: string | null
}

/** Parses the URL of the discover page. */
export function getDiscoverList(query: URLSearchParams, now = Date.now()): DiscoverList {
  const { search, sort } = readListChoice(query, DISCOVER_SORTS)
  const filters = readFilterChoice(query)
  return {
    choice: { search, sort, filters },
    filter: { sort, ...(search ? { search } : {}), ...toListFilter(filters, now) },
    from: query.get(CURSOR_KEY),
  }
}

/** URL of the discover page. Default values are omitted. */
export function getDiscoverUrl({
  search = '',
  sort = DEFAULT_BOT_SORT,
  filters = NO_FILTER,
}: Partial<DiscoverChoice>): string {
  const query = new URLSearchParams()
  if (search.trim()) query.set(LIST_KEYS.search, search.trim())
  addFilterChoice(query, filters)
  if (sort !== DEFAULT_BOT_SORT) query.set(LIST_KEYS.sort, sort)
  return query.size > 0 ? `${PATHS.discover}?${query}` : PATHS.discover
}
