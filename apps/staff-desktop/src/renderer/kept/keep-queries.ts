import { type Query, type QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSave,
  type PersistedClient,
} from '@tanstack/react-query-persist-client'
import { keptThings } from './store.ts'

const NAME = 'queries'
const DAY_MS = 24 * 60 * 60 * 1_000
/** What has not been looked at for so long helps nobody. */
export const KEPT_FOR_MS = 3 * DAY_MS
/** Answers come in groups; all of a group are written at once. */
const CALM_MS = 1_000

/** The work that goes on without a connection. Lists of members and the log stay out: too much of them is personal. */
const KEPT_OF_STAFF = new Set(['bots', 'applications'])

function isKept({ queryKey: [area, part], state }: Query): boolean {
  // Without a connection what is shown has been asked for again, in vain.
  if (state.data === undefined) return false
  if (area === 'viewer' || area === 'categories') return true
  return area === 'staff' && KEPT_OF_STAFF.has(String(part))
}

/** As it was when it came: a failure since then holds what no disk takes, such as the request that failed. */
function asAnswered({ clientState, ...rest }: PersistedClient): PersistedClient {
  const queries = clientState.queries.map((query) => {
    const state = {
      ...query.state,
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

/**
 * Brings back what was last seen, then keeps what is seen.
 * @param build what is kept is thrown away when this changes
 * @returns how to stop
 */
export async function keepQueries(queryClient: QueryClient, build: string): Promise<() => void> {
  const options = {
    queryClient,
    buster: build,
    maxAge: KEPT_FOR_MS,
    persister: {
      persistClient: async (client: PersistedClient) => {
        await keptThings.write(NAME, asAnswered(client))
      },
      restoreClient: () => keptThings.read<PersistedClient>(NAME),
      removeClient: async () => void (await keptThings.remove(NAME)),
    },
    dehydrateOptions: { shouldDehydrateQuery: isKept },
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
