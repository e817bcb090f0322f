import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { staffKeys, type SupportFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { QueuedSupportRequest } from './response-types.ts'

/** Stable across calls, so that lists keep their identity. */
const idOfRequest = ({ id }: QueuedSupportRequest) => id

/** The staff's queries of support requests, polled like the other queues. */
export function createSupportQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    supportList: (filter: SupportFilter): RowsSource<QueuedSupportRequest> => ({
      queryKey: staffKeys.supportList(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.supportRequests.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfRequest,
      polling: every(STAFF_REFRESH_MS.supportRequests),
    }),
  }
}
