import { queryKeys } from '@botanica/api-client'
import { DAY_MS } from '@botanica/api-client/contract'
import { staffKeys } from '@botanica/api-client/staff'
import type { Query, QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  type PersistedClient,
} from '@tanstack/react-query-persist-client'
import { removeEmails } from './remove-emails.ts'
import { offlineStore, QUERIES } from './store.ts'

/** The maximum age of persisted queries. */
export const STORED_FOR_MS = 3 * DAY_MS
/** Responses arrive in groups; each group is written in one step. */
const DEBOUNCE_MS = 1_000

const [VIEWER] = queryKeys.viewer()
/**
 * Staff queries that are available offline: the bots, the certification requests, and the replies with which they are
 * decided. Lists of members and the log are excluded because of their personal data.
 */
const PERSISTED_STAFF_KEYS = new Set(['bots', 'applications', 'replies'])

function isPersisted({
  queryKey: [area, part],
  state,
}: Pick<Query, 'queryKey' | 'state'>): boolean {
  // Data counts, not the status: offline, a query that has data may have failed to refetch.
  if (state.data === undefined) return false
  if (area === VIEWER || area === queryKeys.categories()[0]) return true
  return area === staffKeys.all()[0] && PERSISTED_STAFF_KEYS.has(String(part))
}

/**
 * Resets queries to their successful state, without e-mail addresses: errors of later refetches cannot be serialized.
 */
function toSuccessful({ clientState, ...rest }: PersistedClient): PersistedClient {
  const queries = clientState.queries.map((query) => {
    const state = {
      ...query.state,
      data: removeEmails(query.state.data),
      status: 'success' as const,
      fetchStatus: 'idle' as const,
      error: null,
      fetchFailureCount: 0,
      fetchFailureReason: null,
    }
    const { queryKey, queryHash, queryType, dehydratedAt } = query
    return { queryKey, queryHash, queryType, dehydratedAt, state }
  })
  return { ...rest, clientState: { mutations: [], queries } }
}

/** Deletes queries that an older version persisted and this one does not. */
export async function deleteLegacyStore() {
  const client = await offlineStore.read<PersistedClient>(QUERIES)
  if (!client) return
  const queries = client.clientState.queries.filter(isPersisted)
  const clientState = { ...client.clientState, queries }
  await offlineStore.write(QUERIES, toSuccessful({ ...client, clientState }))
}

/**
 * Restores the persisted queries, then persists changes.
 * @param build persisted queries of another build are discarded
 * @returns a function that stops persisting
 */
export async function persistQueries(queryClient: QueryClient, build: string): Promise<() => void> {
  const options = {
    queryClient,
    buster: build,
    maxAge: STORED_FOR_MS,
    persister: {
      persistClient: async (client: PersistedClient) => {
        await offlineStore.write(QUERIES, toSuccessful(client))
      },
      restoreClient: () => offlineStore.read<PersistedClient>(QUERIES),
      removeClient: async () => void (await offlineStore.remove(QUERIES)),
    },
    dehydrateOptions: { shouldDehydrateQuery: isPersisted },
  }
  await persistQueryClientRestore(options)

  let debounce: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' && type !== 'removed') return
    debounce ??= setTimeout(() => {
      debounce = undefined
      void persistQueryClientSave(options)
    }, DEBOUNCE_MS)
  })
  return () => {
    unsubscribe()
    clearTimeout(debounce)
  }
}
