import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../client.ts'
import { buildReference } from './build-reference.ts'

export type * from './model.ts'

/**
 * The read of the description, made for a page. It stands beside the others (`../queries.ts`), because every page loads
 * those and one alone needs this. It changes with the server's program alone.
 */
export function apiReferenceQuery(calls: Client) {
  return queryOptions({
    queryKey: ['api-reference'] as const,
    queryFn: async ({ signal }) => buildReference(await calls.apiDescription.show({ signal })),
  })
}
