import { prefetch, createPrefetcher } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'
import { getDiscoverList } from './discover-list.ts'

/** Prefetches the data of the discover page. */
export function prefetchDiscover(services: Services, query: URLSearchParams) {
  const { queries } = services.api
  const read = createPrefetcher(services)
  const { filter, from } = getDiscoverList(query)
  return prefetch({
    essential: [read.pages(queries.botPages(filter, from), true)],
    others: [read.one(queries.categories()), read.one(queries.ads('in-list'))],
  })
}
