import { prefetch, createPrefetcher } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'

/** Prefetches the data of the shell. */
export function prefetchShell(services: Services) {
  return prefetch({ others: [createPrefetcher(services).one(services.api.queries.ads('footer'))] })
}
