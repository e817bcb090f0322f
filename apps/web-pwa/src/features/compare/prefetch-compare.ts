import { parseComparison } from '../../lib/compare/compared-bots.ts'
import { createPrefetcher, prefetch } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'

/** Prefetches the bots of a comparison. */
export function prefetchCompare(services: Services, query: URLSearchParams) {
  const read = createPrefetcher(services)
  const { queries } = services.api
  return prefetch({ others: parseComparison(query).map((id) => read.one(queries.bot(id))) })
}
