import { apiReferenceQuery } from '@botanica/api-client/reference'
import { prefetch, createPrefetcher } from '../../../lib/prefetch.ts'
import type { Services } from '../../../lib/services.tsx'

/** What the API reference shows besides its text. */
export function prefetchApiReference(services: Services) {
  return prefetch({
    essential: [createPrefetcher(services).one(apiReferenceQuery(services.api.calls), true)],
  })
}
