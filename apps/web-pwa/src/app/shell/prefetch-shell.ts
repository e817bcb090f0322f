import { prefetch, createPrefetcher } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'

/** What stands round every page. */
export function prefetchShell(services: Services) {
  return prefetch({ others: [createPrefetcher(services).one(services.api.queries.ads('footer'))] })
}
