import { queryKeys, type CurrentUser } from '@botanica/api-client'
import { DAY_MS } from '@botanica/api-client/contract'
import { staffKeys } from '@botanica/api-client/staff'
import type { Query, QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  type PersistedClient,
} from '@tanstack/react-query-persist-client'
import { offlineStore, QUERIES } from './store.ts'

/** What has not been looked at for so long helps nobody. */
export const STORED_FOR_MS = 3 * DAY_MS
/** Answers come in groups; all of a group are written at once. */
const CALM_MS = 1_000

const [VIEWER] = queryKeys.viewer()
/**
 * The work that goes on without a connection. Lists of members, the log and applications stay out: too much of them is personal, such as
 * the e-mail addresses of applicants.
 */
const PERSISTED_STAFF_KEYS = new Set(['bots'])

function isPersisted({
  queryKey: [area, part],
  state,
}: Pick<Query, 'queryKey' | 'state'>): boolean {
  // Without a connection what is shown has been asked for again, in vain.
  if (state.data === undefined) return false
  if (area === VIEWER || area === queryKeys.categories()[0]) return true
  return area === staffKeys.all()[0] && PERSISTED_STAFF_KEYS.has(String(part))
}

/** The one address that an answer holds that is kept. */
function withoutAddress(area: unknown, data: unknown): unknown {
  return area === VIEWER ? { ...(data as CurrentUser), email: null } : data
}

/** As it was when it came: a failure since then holds what no disk takes, such as the request that failed. */
function asAnswered({ clientState, ...rest }: PersistedClient): PersistedClient {
  const queries = clientState.queries.map((query) => {
    const state = {
      ...query.state,
      data: withoutAddress(query.queryKey[0], query.state.data),
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

/** Takes off the disk what an older version has kept of staff, and this one does not. */
export async function deleteLegacyStore() {
  const client = await offlineStore.read<PersistedClient>(QUERIES)
  if (!client) return
  const queries = client.clientState.queries.filter(isPersisted)
  const clientState = { ...client.clientState, queries }
  await offlineStore.write(QUERIES, asAnswered({ ...client, clientState }))
}

/**
 * Brings back what was last seen, then keeps what is seen.
 * @param build what is kept is thrown away when this changes
 * @returns how to stop
 */
export async function persistQueries(queryClient: QueryClient, build: string): Promise<() => void> {
  const options = {
    queryClient,
    buster: build,
    maxAge: STORED_FOR_MS,
    persister: {
      persistClient: async (client: PersistedClient) => {
        await offlineStore.write(QUERIES, asAnswered(client))
      },
      restoreClient: () => offlineStore.read<PersistedClient>(QUERIES),
      removeClient: async () => void (await offlineStore.remove(QUERIES)),
    },
    dehydrateOptions: { shouldDehydrateQuery: isPersisted },
  }
  await persistQueryClientRestore(options)

  let calm: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' && type !== 'removed') return
    calm ??= setTimeout(() => {
      calm = undefined
      void persistQueryClientSave(options)
    }, CALM_MS)
  })
  return () => {
    unsubscribe()
    clearTimeout(calm)
  }
}
