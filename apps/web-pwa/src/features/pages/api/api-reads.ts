import { apiReferenceQuery } from '@botanica/api-client/reference'
import { prefetch, reading } from '../../../lib/prefetch.ts'
import type { Services } from '../../../lib/services.tsx'

/** What the API reference shows besides its text. */
export function readsOfApiReference(services: Services) {
  return prefetch({
    essential: [reading(services).one(apiReferenceQuery(services.api.calls), true)],
  })
}
