import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from './api.ts'
import type { Client } from './client.ts'
import { paginationOptions } from './pagination.ts'
import type { ResponseBody } from './response-types.ts'

export type TransparencyReport = ResponseBody<Client['transparency']['show']>
export type TransparencyMonth = TransparencyReport['months'][number]
export type AnonymousDecision = ResponseBody<Client['transparency']['decisions']>[number]

/** Query keys of the public counts of the staff's work. */
export const transparencyKeys = {
  report: () => ['transparency', 'report'] as const,
  decisions: () => ['transparency', 'decisions'] as const,
}

/** Queries of the transparency page only. */
export function createTransparencyQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** The counts by month, the newest first. */
    report: () =>
      queryOptions({
        queryKey: transparencyKeys.report(),
        queryFn: ({ signal }) => calls.transparency.show({ signal }),
      }),

    /** The decisions against members, page by page, the latest first. */
    decisions: () =>
      infiniteQueryOptions({
        queryKey: transparencyKeys.decisions(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.transparency.decisions({ query: { cursor }, ...request })
        ),
      }),
  }
}
