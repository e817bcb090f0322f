import type { BotListFilter } from '@botanica/api-client'
import type { BotSort } from '@botanica/api-client/contract'
import { HOME_LISTS } from '@botanica/api-client/contract'
import { readListChoice, type ListChoice } from '../../lib/bot-list-query.ts'

/** Sort orders of the home page. */
export const HOME_SORTS = ['popularity', 'newest', 'rating'] as const satisfies readonly BotSort[]

/** Parses the URL of the home page. Category and order are in the URL so that they can be linked. */
export function getHomeList(query: URLSearchParams): { choice: ListChoice; filter: BotListFilter } {
  const choice = { ...readListChoice(query, HOME_SORTS), search: '' }
  return {
    choice,
    filter: {
      limit: HOME_LISTS.popular,
      sort: choice.sort,
      ...(choice.categoryId === null ? {} : { categoryId: choice.categoryId }),
    },
  }
}
