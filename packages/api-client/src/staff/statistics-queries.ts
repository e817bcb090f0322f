import { MINUTE_MS } from '@botanica/server/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { staffKeys, type StatisticsPeriod } from './keys.ts'

/** Queries of how much staff decide and how fast. */
export function createStatisticsQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** The figures of a queue by week. */
    statistics: (period: StatisticsPeriod) =>
      queryOptions({
        queryKey: staffKeys.statistics(period),
        queryFn: ({ signal }) => calls.statistics.show({ query: { ...period }, signal }),
        staleTime: MINUTE_MS,
      }),

    /** The figures of each person, for owners of the site. */
    peopleStatistics: (period: StatisticsPeriod) =>
      queryOptions({
        queryKey: staffKeys.peopleStatistics(period),
        queryFn: ({ signal }) => calls.statistics.people({ query: { ...period }, signal }),
        staleTime: MINUTE_MS,
      }),
  }
}
