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
    /** The open reports of a bot; null for none. */
    botReports: (botId: number) =>
      queryOptions({
        queryKey: staffKeys.botReports(botId),
        queryFn: async ({ signal }): Promise<ReportCase | null> => {
          const target = { targetType: 'bot', targetId: String(botId) } as const
          const [open] = await calls.reportCases.index({ query: { ...target, limit: 1 }, signal })
          return open ?? null
        },
        ...every(STAFF_REFRESH_MS.reports),
      }),
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
  }
}
