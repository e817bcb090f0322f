import { ApiError } from '@botanica/api-client'
import { DAY_MS } from '@botanica/api-client/contract'
import { experimental_createQueryPersister as createPersister } from '@tanstack/react-query-persist-client'
import type { PersistedQuery } from '@tanstack/react-query-persist-client'
import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { isPublicQuery } from './public-queries.ts'
import { offlineStore } from './store.ts'

const PREFIX = 'query'
/** What nobody has opened for so long goes. */
const MAX_AGE_MS = 30 * DAY_MS
/** The most answers that are kept; some ten megabytes. */
const MAX_STORED = 400
/** An answer that says the same again is written anew only to say how fresh it is. */
const REWRITE_INTERVAL_MS = 60_000

/** What a query does that waits for a connection, or has asked without an answer. */
const UNANSWERED_ACTIONS = new Set(['pause', 'error'])

/** It was asked, and nobody was there: the browser believes in a connection that is none. */
function isUnanswered({ state: { error } }: Query): boolean {
  return error instanceof ApiError && error.status === undefined
}

const isFetchingNextPage = ({ state }: Query) => state.fetchMeta?.fetchMore?.direction === 'forward'

interface Options {
  queryClient: QueryClient
  /** What is kept is thrown away when this changes. */
  build: string
  /** What can be answered without the server, for what was never asked. */
  makeUp: (query: Query) => Promise<{ data: unknown; updatedAt: number } | undefined>
  /** What a list that grows shows with its next page, without the server. */
  makeMore: (query: Query) => Promise<unknown>
}

/**
 * Keeps what everybody is told, each answer by itself, and brings it back when a screen wants it and has nothing else. What was
 * brought back is asked for again once there is a connection. Without one, and with nothing kept, the
 * screen is told that it cannot be had, so that no place stays empty.
 * @returns how to stop
 */
export function persistQueries({ queryClient, build, makeUp, makeMore }: Options): () => void {
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
      // The library tells of what it has found a moment after it has given it.
      await new Promise((resolve) => setTimeout(resolve))
      return setRestoredData(query, data, persisted?.state.dataUpdatedAt ?? 0)
    }
    if (onlineManager.isOnline() && !isUnanswered(query)) return
    const offlineResponse = await makeUp(query)
    if (offlineResponse) setRestoredData(query, offlineResponse.data, offlineResponse.updatedAt)
    else if (query.state.status === 'pending') {
      query.setState({ status: 'error', error: new ApiError({ kind: 'network', cause: null }) })
    }
  }

  /** Somebody wants the next page, and there is no connection to fetch it by. */
  async function appendOfflinePage(query: Query) {
    const data = await makeMore(query)
    if (data === undefined || onlineManager.isOnline()) return
    // Else it would be asked for with a place that the server knows nothing of.
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
