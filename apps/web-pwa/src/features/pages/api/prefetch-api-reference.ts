import { apiReferenceQuery } from '@botanica/api-client/reference'
import { prefetch, createPrefetcher } from '../../../lib/prefetch.ts'
import type { Services } from '../../../lib/services.tsx'

/** Prefetches the data of the API reference. */
export function prefetchApiReference(services: Services) {
  return prefetch({
    essential: [createPrefetcher(services).one(apiReferenceQuery(services.api.calls), true)],
  })
}
