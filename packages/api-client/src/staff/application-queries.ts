import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { staffKeys, type ApplicationFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { ReviewedApplication } from './response-types.ts'

/** Stable across calls, so that lists keep their identity. */
const idOfApplication = ({ id }: ReviewedApplication) => id

/** Queries of certification requests, at their polling interval. */
export function createApplicationQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    applicationList: (filter: ApplicationFilter): RowsSource<ReviewedApplication> => ({
      queryKey: staffKeys.applicationList(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.applications.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfApplication,
      polling: every(STAFF_REFRESH_MS.applications),
    }),
  }
}
