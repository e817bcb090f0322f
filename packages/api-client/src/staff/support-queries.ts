import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { infiniteQueryPage } from '../next-page.ts'
import { staffKeys, type SupportFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { QueuedSupportRequest } from './shapes.ts'

/** The same at every call, so that lists need not be made anew. */
const idOfRequest = ({ id }: QueuedSupportRequest) => id

/** The staff's reads of support requests, at the interval of the other queues. */
export function createSupportQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    supportList: (filter: SupportFilter): RowsSource<QueuedSupportRequest> => ({
      queryKey: staffKeys.supportList(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        infiniteQueryPage((hook) =>
          calls.supportRequests.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      idOf: idOfRequest,
      pace: every(STAFF_REFRESH_MS.supportRequests),
    }),
  }
}
