import type { Api } from '@botanica/api-client'
import { createStaffQueries, staffKeys, type StaffBot } from '@botanica/api-client/staff'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Number of bots of the queue that are prefetched, so that they open immediately and can be reviewed offline. */
const PREFETCH_COUNT = 20
const QUEUE_KEY = staffKeys.pendingBots({})[2]

/** Prefetches the next bots of the queue one by one. @returns a function that stops prefetching */
export function prefetchQueue(api: Api, queryClient: QueryClient): () => void {
  const queries = createStaffQueries(api)
  let isBusy = false

  async function fetchAll(ids: readonly number[]) {
    isBusy = true
    for (const id of ids) {
      if (queryClient.getQueryData(staffKeys.bot(id)) !== undefined) continue
      // An error shows when the bot is opened.
      await queryClient.prefetchQuery(queries.bot(id))
    }
    isBusy = false
  }

  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || isBusy || query.queryKey[2] !== QUEUE_KEY) return
    const list = query.state.data as InfiniteData<{ items: StaffBot[] }> | undefined
    const [first] = (typeof list === 'object' && list.pages) || []
    const missing = first?.items.slice(0, PREFETCH_COUNT).filter(({ id }) => {
      const known = queryClient.getQueryState(staffKeys.bot(id))
      return !known || (known.data === undefined && known.fetchStatus === 'idle' && !known.error)
    })
    if (missing && missing.length > 0) void fetchAll(missing.map(({ id }) => id))
  })
}
