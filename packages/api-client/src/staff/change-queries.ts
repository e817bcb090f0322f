import { PAGE_LIMITS, STAFF_REFRESH_MS } from '@botanica/server/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { staffKeys, type BotChangeFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { QueuedBotChange } from './response-types.ts'

/** Stable across calls, so that lists keep their identity. */
const idOfChange = ({ id }: QueuedBotChange) => id

/** Staff queries of versions of bots and of their changes. */
export function createChangeQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    /** Changes of approved bots that wait for staff or were sampled. */
    botChanges: (filter: BotChangeFilter): RowsSource<QueuedBotChange> => ({
      queryKey: staffKeys.botChanges(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.botChanges.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfChange,
      polling: every(STAFF_REFRESH_MS.pendingBots),
    }),

    /** The newest versions of a bot, without their fields. */
    botVersions: (id: number) =>
      queryOptions({
        queryKey: staffKeys.botVersions(id),
        queryFn: ({ signal }) =>
          calls.botVersions.index({ params: { id }, query: { limit: PAGE_LIMITS.max }, signal }),
      }),

    /** A version of a bot, which never changes. */
    botVersion: (id: number, version: number) =>
      queryOptions({
        queryKey: staffKeys.botVersion(id, version),
        queryFn: ({ signal }) => calls.botVersions.show({ params: { id, version }, signal }),
      }),
  }
}
