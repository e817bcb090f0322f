import type { Api } from '@botanica/api-client'
import { createStaffQueries, staffKeys, type StaffBot } from '@botanica/api-client/staff'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** So many of the queue can be examined without a connection, and open at once with one. */
const AHEAD = 10
const QUEUE = staffKeys.pendingBots({})[2]

/** Fetches what helps to decide about the next bots of the queue, one after the other. @returns how to stop */
export function prefetchQueue(api: Api, queryClient: QueryClient): () => void {
  const queries = createStaffQueries(api)
  let isBusy = false

  async function fetchAll(ids: readonly number[]) {
    isBusy = true
    for (const id of ids) {
      if (queryClient.getQueryData(staffKeys.bot(id)) !== undefined) continue
      // Somebody who opens it is told when it fails.
      await queryClient.prefetchQuery(queries.bot(id))
    }
    isBusy = false
  }

  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || isBusy || query.queryKey[2] !== QUEUE) return
    const list = query.state.data as InfiniteData<{ items: StaffBot[] }> | undefined
    const [first] = (typeof list === 'object' && list.pages) || []
    const missing = first?.items.slice(0, AHEAD).filter(({ id }) => {
      const known = queryClient.getQueryState(staffKeys.bot(id))
      return !known || (known.data === undefined && known.fetchStatus === 'idle' && !known.error)
    })
    if (missing && missing.length > 0) void fetchAll(missing.map(({ id }) => id))
  })
}
