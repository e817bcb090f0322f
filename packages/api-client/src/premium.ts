import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from './api.ts'
import type { Client } from './client.ts'
import { queryKeys } from './keys.ts'
import { paginationOptions } from './pagination.ts'
import type { ResponseBody } from './response-types.ts'

export type OwnPremium = ResponseBody<Client['premium']['show']>
export type OwnSubscription = OwnPremium['subscriptions'][number]
export type Transaction = ResponseBody<Client['premium']['transactions']>[number]

/** Keys of what a member has of premium. */
export const premiumKeys = {
  all: () => [...queryKeys.own(), 'premium'] as const,
  own: () => [...premiumKeys.all(), 'now'] as const,
  transactions: () => [...premiumKeys.all(), 'transactions'] as const,
}

/** Providers tell of payments whenever they like: each screen asks anew. */
const NEVER_FRESH = { staleTime: 0 }

/** Reads of the premium page and the checkout, and of no other, so that they do not come with every page. */
export function createPremiumQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** What the caller has, and how this site speaks to Stripe. */
    own: () =>
      queryOptions({
        queryKey: premiumKeys.own(),
        queryFn: ({ signal }) => calls.premium.show({ signal }),
        ...NEVER_FRESH,
      }),

    /** What the caller has paid, page by page, the latest first. */
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
