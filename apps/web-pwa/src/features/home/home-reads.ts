import { HOME_LISTS } from '@botanica/api-client/contract'
import { prefetch, reading } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'
import { homeListOf } from './home-list.ts'

/** What the home page shows. */
export function readsOfHome(services: Services, query: URLSearchParams) {
  const { queries } = services.api
  const read = reading(services)
  return prefetch({
    essential: [read.one(queries.botList(homeListOf(query).filter), true)],
    others: [
      read.one(queries.categories()),
      read.one(queries.certifiedBots(HOME_LISTS.certified)),
      read.one(queries.ads('header')),
    ],
  })
}
