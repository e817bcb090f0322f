import type { BotListFilter, Category } from '@botanica/api-client'
import { DEFAULT_BOT_SORT, type BotSort } from '@botanica/api-client/contract'
import { PATHS } from '../../lib/paths.ts'

/** Bots of each tab. */
export const BOTS_PER_TAB = 8

const KEYS = { filter: 'filter', tab: 'tab' } as const
const ACCENTS = /\p{M}/gu

/** The tabs of a category and the order of each; the first is the default. */
export const TAB_SORTS = { popular: DEFAULT_BOT_SORT, newest: 'newest' } as const satisfies Record<
  string,
  BotSort
>
export type CategoryTab = keyof typeof TAB_SORTS
export const CATEGORY_TABS = Object.keys(TAB_SORTS) as CategoryTab[]
const DEFAULT_TAB: CategoryTab = 'popular'

/** What an address of the page asks for; a name that no category has opens none. */
export interface CategoryChoice {
  filter: string
  tab: CategoryTab
}

export function readCategoryChoice(query: URLSearchParams): CategoryChoice {
  const tab = CATEGORY_TABS.find((known) => known === query.get(KEYS.tab))
  return { filter: query.get(KEYS.filter) ?? '', tab: tab ?? DEFAULT_TAB }
}

/** Names in addresses are typed and passed on by people: case and accents do not count. */
function normalizeName(name: string) {
  return name.normalize('NFD').replaceAll(ACCENTS, '').trim().toLowerCase()
}

export function findChosenCategory(
  categories: readonly Category[] | undefined,
  { filter }: CategoryChoice
): Category | null {
  const query = normalizeName(filter)
  return categories?.find(({ name }) => normalizeName(name) === query) ?? null
}

/** The page with one category open, or with none. */
export function getCategoryUrl(category: Category | null, tab: CategoryTab = DEFAULT_TAB): string {
  if (!category) return PATHS.categories
  const query = new URLSearchParams({ [KEYS.filter]: category.name })
  if (tab !== DEFAULT_TAB) query.set(KEYS.tab, tab)
  return `${PATHS.categories}?${query}`
}

/** What a tab is asked for. */
export function getTabQuery({ id }: Category, tab: CategoryTab): BotListFilter {
  return { categoryId: id, sort: TAB_SORTS[tab], limit: BOTS_PER_TAB }
}
