import type { BotListFilter, Category } from '@botanica/api-client'
import { DEFAULT_BOT_SORT, type BotSort } from '@botanica/api-client/contract'
import { PATHS } from '../../lib/paths.ts'

/** Number of bots per tab. */
export const BOTS_PER_TAB = 8

const KEYS = { filter: 'filter', tab: 'tab' } as const
const ACCENTS = /\p{M}/gu

/** The tabs of a category with their sort orders. The first is the default. */
export const TAB_SORTS = { popular: DEFAULT_BOT_SORT, newest: 'newest' } as const satisfies Record<
  string,
  BotSort
>
export type CategoryTab = keyof typeof TAB_SORTS
export const CATEGORY_TABS = Object.keys(TAB_SORTS) as CategoryTab[]
const DEFAULT_TAB: CategoryTab = 'popular'

/** The open category and tab from the URL. An unknown name opens no category. */
export interface CategoryChoice {
  filter: string
  tab: CategoryTab
}

export function readCategoryChoice(query: URLSearchParams): CategoryChoice {
  const tab = CATEGORY_TABS.find((known) => known === query.get(KEYS.tab))
  return { filter: query.get(KEYS.filter) ?? '', tab: tab ?? DEFAULT_TAB }
}

/** People type and share these URLs, so case and accents are ignored. */
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

/** URL of the page with one category open, or with none. */
export function getCategoryUrl(
  category: Pick<Category, 'name'> | null,
  tab: CategoryTab = DEFAULT_TAB
): string {
  if (!category) return PATHS.categories
  const query = new URLSearchParams({ [KEYS.filter]: category.name })
  if (tab !== DEFAULT_TAB) query.set(KEYS.tab, tab)
  return `${PATHS.categories}?${query}`
}

/** Filter of a tab's bots. */
export function getTabQuery({ id }: Category, tab: CategoryTab): BotListFilter {
  return { categoryId: id, sort: TAB_SORTS[tab], limit: BOTS_PER_TAB }
}
