import { MINUTE_MS } from '@botanica/server/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { staffKeys } from './keys.ts'

/** Queries of saved replies. */
export function createSavedReplyQueries({ calls }: Pick<Api, 'calls'>) {
  return {
    /** Shared replies and the viewer's own, oldest first. Live events refetch them. */
    savedReplies: () =>
      queryOptions({
        queryKey: staffKeys.replies(),
        queryFn: ({ signal }) => calls.savedReplies.index({ signal }),
        staleTime: MINUTE_MS,
      }),
  }
}
