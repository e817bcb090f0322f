import { ApiError } from '@botanica/api-client'
import { DAY_MS } from '@botanica/api-client/contract'
import { experimental_createQueryPersister as createPersister } from '@tanstack/react-query-persist-client'
import type { PersistedQuery } from '@tanstack/react-query-persist-client'
import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { isPublicQuery } from './public-queries.ts'
import { offlineStore } from './store.ts'

const PREFIX = 'query'
/** Queries that were not used for this long are deleted. */
const MAX_AGE_MS = 30 * DAY_MS
/** Maximum number of stored queries, about ten megabytes. */
const MAX_STORED = 400
/** Unchanged data is written again after this time, to update its timestamp. */
const REWRITE_INTERVAL_MS = 60_000

/** Query cache actions of a query that waits for a connection or got no response. */
const UNANSWERED_ACTIONS = new Set(['pause', 'error'])

/** Whether the request got no response: the browser may report "online" without a working connection. */
function isUnanswered({ state: { error } }: Query): boolean {
  return error instanceof ApiError && error.status === undefined
}

const isFetchingNextPage = ({ state }: Query) => state.fetchMeta?.fetchMore?.direction === 'forward'

interface Options {
  queryClient: QueryClient
  /** Stored queries are deleted when this changes. */
  build: string
  /** Builds the response to a query that was never stored. */
  buildResponse: (query: Query) => Promise<{ data: unknown; updatedAt: number } | undefined>
  /** Builds an infinite list with its next page. */
  buildNextPage: (query: Query) => Promise<unknown>
}

/**
 * Stores public queries, each on its own, and restores them when a screen needs them and has no other data.
 * Restored data is refetched once there is a connection. Offline, a query without stored data becomes an
 * error, so that no screen loads forever.
 * @returns a function that stops it
 */
export function persistQueries({
  queryClient,
  build,
  buildResponse,
  buildNextPage,
}: Options): () => void {
  const persister = createPersister<PersistedQuery>({
    storage: {
      getItem: (name) => offlineStore.read<PersistedQuery>(name),
      setItem: (name, value) => offlineStore.write(name, value),
      removeItem: async (name) => void (await offlineStore.remove([name])),
      entries: () => offlineStore.all<PersistedQuery>(),
    },
    serialize: (query) => query,
    deserialize: (query) => query,
    buster: build,
    maxAge: MAX_AGE_MS,
    prefix: PREFIX,
  })
  const written = new WeakMap<Query, { data: unknown; at: number }>()

  function persist(query: Query) {
    if (!isPublicQuery(queryClient, query)) return
    const lastWrite = written.get(query)
    const { data, dataUpdatedAt: at } = query.state
    if (lastWrite && lastWrite.data === data && at - lastWrite.at < REWRITE_INTERVAL_MS) return
    written.set(query, { data, at })
    void persister.persistQuery(query)
  }

  function setRestoredData(query: Query, data: unknown, updatedAt: number) {
    if (query.state.data !== undefined) return
    written.set(query, { data, at: updatedAt })
    query.setData(data, { updatedAt, manual: true })
    query.invalidate()
  }

  async function restore(query: Query) {
    if (query.state.data !== undefined) return
    let persisted: PersistedQuery | undefined
    const data = await persister.retrieveQuery(query.queryHash, (entry) => (persisted = entry))
    if (data !== undefined) {
      // The library notifies about the restored entry slightly after returning it.
      await new Promise((resolve) => setTimeout(resolve))
      return setRestoredData(query, data, persisted?.state.dataUpdatedAt ?? 0)
    }
    if (onlineManager.isOnline() && !isUnanswered(query)) return
    const offlineResponse = await buildResponse(query)
    if (offlineResponse) setRestoredData(query, offlineResponse.data, offlineResponse.updatedAt)
    else if (query.state.status === 'pending') {
      query.setState({ status: 'error', error: new ApiError({ kind: 'network', cause: null }) })
    }
  }

  /** Appends the next page to a list while offline. */
  async function appendOfflinePage(query: Query) {
    const data = await buildNextPage(query)
    if (data === undefined || onlineManager.isOnline()) return
    // Otherwise the request would resume later with a cursor that the server does not know.
    await query.cancel({ revert: true })
    const updatedAt = query.state.dataUpdatedAt
    written.set(query, { data, at: updatedAt })
    query.setData(data, { updatedAt, manual: true })
    query.invalidate()
  }

  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) {
    if (query.state.data === undefined) void restore(query)
    else persist(query)
  }
  const stop = cache.subscribe((event) => {
    const { type, query } = event
    if (type === 'added') void restore(query)
    if (type !== 'updated') return
    if (event.action.type === 'success') persist(query)
    else if (event.action.type === 'pause' && isFetchingNextPage(query))
      void appendOfflinePage(query)
    else if (UNANSWERED_ACTIONS.has(event.action.type)) void restore(query)
  })
  void persister.persisterGc().then(removeOldest)
  return stop
}

async function removeOldest() {
  const persisted = await offlineStore.all<PersistedQuery>()
  const byAge = persisted
    .filter(([name]) => name.startsWith(PREFIX))
    .toSorted(([, left], [, right]) => right.state.dataUpdatedAt - left.state.dataUpdatedAt)
  await offlineStore.remove(byAge.slice(MAX_STORED).map(([name]) => name))
}
