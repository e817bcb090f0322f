import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { staffKeys } from './keys.ts'

/** Queries of categories, for owners of the site. */
export function createCategoryQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** All categories by name, with their bot counts. */
    categories: () =>
      queryOptions({
        queryKey: staffKeys.categories(),
        queryFn: ({ signal }) => calls.administeredCategories.index({ signal }),
        staleTime: 0,
      }),
  }
}
