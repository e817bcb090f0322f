import { prefetch, reading } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'

/** What stands round every page. */
export function readsOfShell(services: Services) {
  return prefetch({ others: [reading(services).one(services.api.queries.ads('footer'))] })
}
