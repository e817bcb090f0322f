import { createTransparencyQueries } from '@botanica/api-client/transparency'
import { createPrefetcher, prefetch } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'

/** Prefetches the data of the transparency page. */
export function prefetchTransparency(services: Services) {
  const queries = createTransparencyQueries(services.api)
  const read = createPrefetcher(services)
  return prefetch({
    essential: [read.one(queries.report(), true)],
    others: [read.pages(queries.decisions())],
  })
}
