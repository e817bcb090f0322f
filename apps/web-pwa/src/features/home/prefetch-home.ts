import { HOME_LISTS } from '@botanica/api-client/contract'
import { prefetch, createPrefetcher } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'
import { getHomeList } from './home-list.ts'

/** Prefetches the data of the home page. */
export function prefetchHome(services: Services, query: URLSearchParams) {
  const { queries } = services.api
  const read = createPrefetcher(services)
  return prefetch({
    essential: [read.one(queries.botList(getHomeList(query).filter), true)],
    others: [
      read.one(queries.categories()),
      read.one(queries.certifiedBots(HOME_LISTS.certified)),
      read.one(queries.ads('header')),
    ],
  })
}
