import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AdPlacement } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { paginationOptions } from '../pagination.ts'
import { staffKeys } from './keys.ts'

/** Queries of ads, for owners of the site. */
export function createAdQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** The ads of a placement, or all of them, page by page, newest first. */
    ads: (placement?: AdPlacement) =>
      infiniteQueryOptions({
        queryKey: staffKeys.adPages(placement),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.administeredAds.index({
            query: { placement, cursor },
            ...request,
          })
        ),
        staleTime: 0,
      }),
  }
}
