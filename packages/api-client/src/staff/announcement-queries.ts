import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { paginationOptions } from '../pagination.ts'
import { staffKeys } from './keys.ts'
import type { Announcement } from './response-types.ts'

/** How long a list of channels stays fresh. */
const CHANNELS_FRESH_MS = 60_000
/** Polls only while an announcement is being delivered to Discord. */
const UNDER_WAY_MS = 2_000
/** An announcement still unsent after this time waits for Discord; the screen stops polling. */
const WATCHED_FOR_MS = 120_000

const UNDER_WAY = new Set(['pending', 'sending'])

function isWatched({ state, requestedAt }: Announcement): boolean {
  return UNDER_WAY.has(state) && Date.now() - Date.parse(requestedAt) < WATCHED_FOR_MS
}

/** Queries of announcements and of the channels that they go to. */
export function createAnnouncementQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** Page by page, newest first. */
    announcements: () =>
      infiniteQueryOptions({
        queryKey: staffKeys.announcements(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.announcements.index({
            query: { cursor },
            ...request,
          })
        ),
        staleTime: 0,
        refetchInterval: ({ state }) => {
          const items = state.data?.pages.flatMap((page) => page.items) ?? []
          return items.some(isWatched) && UNDER_WAY_MS
        },
      }),

    channels: () =>
      queryOptions({
        queryKey: staffKeys.channels(),
        queryFn: ({ signal }) => calls.discordChannels.index({ signal }),
        staleTime: CHANNELS_FRESH_MS,
      }),
  }
}
