import type { FetchInfiniteQueryOptions, FetchQueryOptions } from '@tanstack/react-query'
import type { Services } from './services.tsx'

/** What a page cannot do without, and what it shows besides. */
interface Reads {
  essential?: Promise<unknown>[]
  others?: Promise<unknown>[]
}

/**
 * Reads of one page. A server waits for all of them; a browser only starts them, because the page's skeletons are a
 * better answer to a click than a page that does not move.
 */
export async function prefetch({ essential = [], others = [] }: Reads) {
  const all = Promise.all([...essential, ...others])
  if (import.meta.env.SSR) await all
}

/** Marks a read without which the page is answered as 503, for search engines and balancers. */
const ESSENTIAL = { essential: true }

/** Starts one read; a failure stays in the query, where the screen shows it. */
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
