import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../client.ts'
import { buildReference } from './build-reference.ts'

export type * from './model.ts'

/**
 * The query of the API description, made for one page. It is separate from `../queries.ts`, which every page loads. The
 * description changes only with a new server version.
 */
export function apiReferenceQuery(calls: Client) {
  return queryOptions({
    queryKey: ['api-reference'] as const,
    queryFn: async ({ signal }) => buildReference(await calls.apiDescription.show({ signal })),
  })
}
