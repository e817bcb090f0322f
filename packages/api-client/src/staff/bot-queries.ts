import { queryOptions } from '@tanstack/react-query'
import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { requestCountedPage } from './counted-page.ts'
import { nullIfNotFound } from '../null-if-not-found.ts'
import {
  COUNTED_QUEUES,
  staffKeys,
  type CountedQueue,
  type PendingBotFilter,
  type StaffBotFilter,
} from './keys.ts'
import { FOUND_LIMIT, type RowsSource } from './rows.ts'
import type { StaffBot } from './response-types.ts'

/** Stable across calls, so that lists keep their identity. */
const idOfBot = ({ id }: StaffBot) => id

/** Staff queries of bots, at their polling intervals. */
export function createBotQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    /** The counts at the top of the dashboard. */
    overview: () =>
      queryOptions({
        queryKey: staffKeys.overview(),
        queryFn: ({ signal }) => calls.overview.show({ signal }),
        ...every(STAFF_REFRESH_MS.overview),
      }),

    /** How many items wait in a queue; `null` for those who may not handle it. */
    queueCount: (queue: CountedQueue) =>
      queryOptions({
        queryKey: staffKeys.queueCount(queue),
        queryFn: async ({ signal }) =>
          (await calls.overview.show({ signal }))[COUNTED_QUEUES[queue]],
        ...every(STAFF_REFRESH_MS.overview),
      }),

    /** Bots that are pending review. */
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
        requestCountedPage((hook) =>
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

    /**
     * The best matches of a search among all bots, then the listed ones that the search box of the site suggests, which
     * forgives typos.
     */
    foundBots: (search: string) =>
      queryOptions({
        queryKey: staffKeys.foundBots(search),
        queryFn: async ({ signal }) => {
          const [found, suggested] = await Promise.all([
            calls.staffBots.index({ query: { search, limit: FOUND_LIMIT }, signal }),
            calls.searchSuggestions.index({ query: { q: search }, signal }),
          ])
          const ids = new Set(found.map(({ id }) => id))
          const others = suggested.filter(({ kind, id }) => kind === 'bot' && !ids.has(id))
          return [...found, ...others].slice(0, FOUND_LIMIT).map(({ id, name }) => ({ id, name }))
        },
      }),

    /** One bot with the details that reviewers need; `null` when it is gone. */
    bot: (id: number) =>
      queryOptions({
        queryKey: staffKeys.bot(id),
        queryFn: ({ signal }) => nullIfNotFound(calls.staffBots.show({ params: { id }, signal })),
        ...every(STAFF_REFRESH_MS.bots),
      }),
  }
}
