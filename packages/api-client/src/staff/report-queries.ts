import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { staffKeys, type ReportFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { ReportCase } from './response-types.ts'

/** Stable across calls, so that lists keep their identity. */
const idOfCase = ({ id }: ReportCase) => id

/** The staff's queries of reports, polled like the other queues. */
export function createReportQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    reportList: (filter: ReportFilter): RowsSource<ReportCase> => ({
      queryKey: staffKeys.reportList(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.reportCases.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfCase,
      polling: every(STAFF_REFRESH_MS.reports),
    }),

    /** How many bots, reviews and members have open reports. */
    openReports: () =>
      queryOptions({
        queryKey: staffKeys.openReports(),
        queryFn: async ({ signal }) => (await calls.overview.show({ signal })).openReports,
        ...every(STAFF_REFRESH_MS.reports),
      }),
  }
}
