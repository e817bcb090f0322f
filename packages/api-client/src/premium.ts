import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from './api.ts'
import type { Client } from './client.ts'
import { queryKeys } from './keys.ts'
import { paginationOptions } from './pagination.ts'
import type { ResponseBody } from './response-types.ts'

export type OwnPremium = ResponseBody<Client['premium']['show']>
export type OwnSubscription = OwnPremium['subscriptions'][number]
export type Transaction = ResponseBody<Client['premium']['transactions']>[number]

/** Query keys of the member's premium data. */
export const premiumKeys = {
  all: () => [...queryKeys.own(), 'premium'] as const,
  own: () => [...premiumKeys.all(), 'now'] as const,
  transactions: () => [...premiumKeys.all(), 'transactions'] as const,
}

/** Payment providers report payments at any time: each screen refetches. */
const NEVER_FRESH = { staleTime: 0 }

/** Queries that only the premium page and the checkout use. A separate module, so that other pages do not load it. */
export function createPremiumQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** The caller's subscription, and the site's Stripe settings. */
    own: () =>
      queryOptions({
        queryKey: premiumKeys.own(),
        queryFn: ({ signal }) => calls.premium.show({ signal }),
        ...NEVER_FRESH,
      }),

    /** The caller's payments, page by page, newest first. */
    transactions: () =>
      infiniteQueryOptions({
        queryKey: premiumKeys.transactions(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.premium.transactions({
            query: { cursor },
            ...request,
          })
        ),
        ...NEVER_FRESH,
      }),
  }
}
