import {
  QueryClient,
  replaceEqualDeep,
  type DefaultOptions,
  type InfiniteData,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryKey,
  type RefetchOptions,
  type RefetchQueryFilters,
} from '@tanstack/react-query'

type Pages = InfiniteData<unknown>

function isPages(data: unknown): data is Pages {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

/** The library appends a page to the pages of when it was requested; what has changed in them since would be lost. */
function appendToCurrent(current: unknown, next: unknown): unknown {
  if (!isPages(current) || !isPages(next)) return next
  const { pages, pageParams } = current
  const isOneMore = next.pages.length === pages.length + 1
  if (!isOneMore || pageParams.some((param, index) => param !== next.pageParams[index])) return next
  return { ...next, pages: [...pages, next.pages.at(-1)] }
}

const isLoadingMore = ({ state }: Query) =>
  state.fetchStatus !== 'idle' && state.fetchMeta?.fetchMore !== undefined

/**
 * A query client for lists that grow: a refetch neither cancels a page that is loading nor is lost because of one. The library's own
 * cancels whichever request began first, and says nothing to whoever waits for it.
 */
export class InfiniteQueryClient extends QueryClient {
  /** To be refetched when the request that is under way has ended. */
  readonly #outdated = new WeakSet<Query>()

  constructor(...config: ConstructorParameters<typeof QueryClient>) {
    super(...config)
    this.getQueryCache().subscribe((event) => this.#handle(event))
  }

  /**
   * As in the library, but a query that is loading its next page is refetched after that, and with `cancelRefetch: false` a query
   * that is fetching is refetched after that too. The promise does not wait for these.
   */
  override refetchQueries<TTaggedQueryKey extends QueryKey = QueryKey>(
    filters: RefetchQueryFilters<TTaggedQueryKey> = {},
    options?: RefetchOptions
  ): Promise<void> {
    const isPostponed = (query: Query) =>
      isLoadingMore(query) ||
      (options?.cancelRefetch === false && query.state.fetchStatus === 'fetching')
    return super.refetchQueries(
      {
        ...filters,
        predicate: (query) => {
          if (filters.predicate && !filters.predicate(query as never)) return false
          if (!isPostponed(query)) return true
          this.#outdated.add(query)
          return false
        },
      },
      options
    )
  }

  #handle(event: QueryCacheNotifyEvent) {
    if (event.type !== 'updated') return
    const { action, query } = event
    switch (action.type) {
      case 'fetch':
        // The next page ends a refetch that is under way, and its response would count as one.
        if (isLoadingMore(query) && query.state.isInvalidated) this.#outdated.add(query)
        return
      case 'success':
        if (action.manual) return
        return this.#refetchOutdated(query)
      case 'error':
        return this.#refetchOutdated(query)
      case 'setState':
        // Nobody waits for a request that was canceled; whoever shows the list again refetches it.
        if (query.state.fetchStatus === 'idle' && this.#outdated.delete(query)) query.invalidate()
    }
  }

  #refetchOutdated(query: Query) {
    if (!this.#outdated.delete(query)) return
    void this.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}

/**
 * A query client with the site's defaults: no retries, no refetching on focus, and what came once is fresh for ever unless its query
 * says otherwise. What was requested while offline is requested again when the connection is back.
 * @param queries defaults of queries beside these
 */
export function createQueryClient(queries?: DefaultOptions['queries']): InfiniteQueryClient {
  return new InfiniteQueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        structuralSharing: (current, next) =>
          replaceEqualDeep(current, appendToCurrent(current, next)),
        ...queries,
      },
      mutations: { retry: false },
    },
  })
}
