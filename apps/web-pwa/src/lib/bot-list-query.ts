import {
  DEFAULT_BOT_SORT,
  INTERNAL_ID_PATTERN,
  LIST_KEYS,
  SEARCH_LIMITS,
  type BotSort,
} from '@botanica/api-client/contract'

/** Search, category and order of a bot list in a URL. Invalid values are ignored. */
export interface ListChoice {
  search: string
  categoryId: number | null
  sort: BotSort
}

/** @param sorts sort orders of the screen */
export function readListChoice(query: URLSearchParams, sorts: readonly BotSort[]): ListChoice {
  const category = query.get(LIST_KEYS.category) ?? ''
  const sort = sorts.find((known) => known === query.get(LIST_KEYS.sort))
  return {
    search: (query.get(LIST_KEYS.search) ?? '').trim().slice(0, SEARCH_LIMITS.max),
    categoryId: INTERNAL_ID_PATTERN.test(category) ? Number(category) : null,
    sort: sort ?? DEFAULT_BOT_SORT,
  }
}

/** URL of a list. Default values are omitted. */
export function getListUrl(
  path: string,
  { search = '', categoryId = null, sort = DEFAULT_BOT_SORT }: Partial<ListChoice>
): string {
  const query = new URLSearchParams()
  if (search.trim()) query.set(LIST_KEYS.search, search.trim())
  if (categoryId !== null) query.set(LIST_KEYS.category, String(categoryId))
  if (sort !== DEFAULT_BOT_SORT) query.set(LIST_KEYS.sort, sort)
  return query.size > 0 ? `${path}?${query}` : path
}
