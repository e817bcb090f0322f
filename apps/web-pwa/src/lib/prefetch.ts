import type { FetchInfiniteQueryOptions, FetchQueryOptions } from '@tanstack/react-query'
import type { Services } from './services.tsx'

/** The queries of a page: those it cannot be shown without, and all others. */
interface Reads {
  essential?: Promise<unknown>[]
  others?: Promise<unknown>[]
}

/**
 * Prefetches the queries of a page. A server waits for all of them. A browser only starts them, so that
 * navigation shows skeletons at once.
 */
export async function prefetch({ essential = [], others = [] }: Reads) {
  const all = Promise.all([...essential, ...others])
  if (import.meta.env.SSR) await all
}

/** Marks a query without which the page is answered with 503, for search engines and load balancers. */
const ESSENTIAL = { essential: true }

/** Creates functions that prefetch a query. Errors stay in the query, where the screen shows them. */
export function createPrefetcher({ queryClient }: Services) {
  return {
    // oxlint-disable-next-line typescript/no-explicit-any -- options of any read; their own factory types them
    one: (options: FetchQueryOptions<any, any, any, any>, isEssential = false) =>
      queryClient.prefetchQuery(isEssential ? { ...options, meta: ESSENTIAL } : options),
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    pages: (options: FetchInfiniteQueryOptions<any, any, any, any, any>, isEssential = false) =>
      queryClient.prefetchInfiniteQuery(isEssential ? { ...options, meta: ESSENTIAL } : options),
  }
}
