import type { BotListFilter } from '@botanica/api-client'
import {
  type BotSort,
  DEFAULT_BOT_SORT,
  getDefaultBotSort,
  LIST_KEYS,
  SEARCH_SORT,
} from '@botanica/api-client/contract'
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
const LIST_SORTS = [
  DEFAULT_BOT_SORT,
  'trending',
  'rating',
  'newest',
  'oldest',
  'updated',
] as const satisfies readonly BotSort[]
/** Those of a search. */
const SEARCH_SORTS = [SEARCH_SORT, ...LIST_SORTS] as const

/** The orders to choose from, the default one first. */
export function listDiscoverSorts(search: string): readonly BotSort[] {
  return search ? SEARCH_SORTS : LIST_SORTS
}

const SET = 'true'

/** Query parameter that starts the list at a cursor: "Load more" without scripts. */
export const CURSOR_KEY = 'cursor'

/** What the visitor has chosen on the discover page. */
export interface DiscoverChoice {
  search: string
  /** Whether typos are not corrected. */
  exact: boolean
  /** Null is the default order, which a search changes. */
  sort: BotSort | null
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
  const { search } = readListChoice(query, [])
  const exact = search !== '' && query.get(LIST_KEYS.exact) === SET
  const chosen = listDiscoverSorts(search).find((order) => order === query.get(LIST_KEYS.sort))
  const sort = chosen === undefined || chosen === getDefaultBotSort(search) ? null : chosen
  const filters = readFilterChoice(query)
  return {
    choice: { search, exact, sort, filters },
    filter: {
      // Other pages request the list without a search too, so it has one key.
      ...(sort !== null || !search ? { sort: sort ?? DEFAULT_BOT_SORT } : {}),
      ...(search ? { search } : {}),
      ...(exact ? { exact } : {}),
      ...toListFilter(filters, now),
    },
    from: query.get(CURSOR_KEY),
  }
}

/** URL of the discover page. Default values are omitted. */
export function getDiscoverUrl({
  search = '',
  exact = false,
  sort = null,
  filters = NO_FILTER,
}: Partial<DiscoverChoice>): string {
  const query = new URLSearchParams()
  if (search.trim()) {
    query.set(LIST_KEYS.search, search.trim())
    if (exact) query.set(LIST_KEYS.exact, SET)
  }
  addFilterChoice(query, filters)
  if (sort !== null) query.set(LIST_KEYS.sort, sort)
  return query.size > 0 ? `${PATHS.discover}?${query}` : PATHS.discover
}
