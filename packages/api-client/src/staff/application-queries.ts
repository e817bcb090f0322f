import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { infiniteQueryPage } from '../next-page.ts'
import { staffKeys, type ApplicationFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { ReviewedApplication } from './shapes.ts'

/** The same at every call, so that lists need not be made anew. */
const idOfApplication = ({ id }: ReviewedApplication) => id

/** Queries of certification requests, at their polling interval. */
export function createApplicationQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    applicationList: (filter: ApplicationFilter): RowsSource<ReviewedApplication> => ({
      queryKey: staffKeys.applicationList(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        infiniteQueryPage((hook) =>
          calls.applications.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      idOf: idOfApplication,
      pace: every(STAFF_REFRESH_MS.applications),
    }),
  }
}
