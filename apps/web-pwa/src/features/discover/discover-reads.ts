import { prefetch, reading } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'
import { discoverListOf } from './discover-list.ts'

/** What the discover page shows. */
export function readsOfDiscover(services: Services, query: URLSearchParams) {
  const { queries } = services.api
  const read = reading(services)
  const { filter, from } = discoverListOf(query)
  return prefetch({
    essential: [read.pages(queries.botPages(filter, from), true)],
    others: [read.one(queries.categories()), read.one(queries.ads('in-list'))],
  })
}
