import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { staffKeys } from './keys.ts'

/** The reads of categories, for owners of the site. */
export function createCategoryQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** All of them by name, with how many bots are in each. */
    categories: () =>
      queryOptions({
        queryKey: staffKeys.categories(),
        queryFn: ({ signal }) => calls.administeredCategories.index({ signal }),
        staleTime: 0,
      }),
  }
}
