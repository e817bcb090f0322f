import { queryOptions } from '@tanstack/react-query'
import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { nullIfNotFound } from '../null-if-not-found.ts'
import { staffKeys, type PendingBotFilter, type StaffBotFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { StaffBot } from './response-types.ts'

/** The same at every call, so that lists need not be made anew. */
const idOfBot = ({ id }: StaffBot) => id

/** Staff queries of bots, at their polling intervals. */
export function createBotQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    /** The figures on top of the dashboard. */
    overview: () =>
      queryOptions({
        queryKey: staffKeys.overview(),
        queryFn: ({ signal }) => calls.overview.show({ signal }),
        ...every(STAFF_REFRESH_MS.overview),
      }),

    /** The bots that wait for a decision. */
    pendingBots: (filter: PendingBotFilter): RowsSource<StaffBot> => ({
      queryKey: staffKeys.pendingBots(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.pendingBots.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfBot,
      polling: every(STAFF_REFRESH_MS.pendingBots),
    }),

    /** All bots. */
    botList: ({ certified, ...filter }: StaffBotFilter): RowsSource<StaffBot> => ({
      queryKey: staffKeys.botList({ certified, ...filter }),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.staffBots.index({
            query: {
              ...filter,
              certified: certified === undefined ? undefined : certified ? 'true' : 'false',
              limit,
              cursor: cursor ?? undefined,
            },
            signal,
            ...hook,
          })
        ),
      getId: idOfBot,
      polling: every(STAFF_REFRESH_MS.bots),
    }),

    /** One bot with what helps to decide about it; `null` when it is gone. */
    bot: (id: number) =>
      queryOptions({
        queryKey: staffKeys.bot(id),
        queryFn: ({ signal }) => nullIfNotFound(calls.staffBots.show({ params: { id }, signal })),
        ...every(STAFF_REFRESH_MS.bots),
      }),
  }
}
