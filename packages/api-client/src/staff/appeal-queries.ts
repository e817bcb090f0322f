import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { staffKeys, type AppealFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { QueuedAppeal } from './response-types.ts'

/** Stable across calls, so that lists keep their identity. */
const idOfAppeal = ({ id }: QueuedAppeal) => id

/** The staff's queries of appeals, polled like the other queues. */
export function createAppealQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    appealList: (filter: AppealFilter): RowsSource<QueuedAppeal> => ({
      queryKey: staffKeys.appealList(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.appeals.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfAppeal,
      polling: every(STAFF_REFRESH_MS.appeals),
    }),
  }
}
