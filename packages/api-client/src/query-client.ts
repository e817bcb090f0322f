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

/** The library appends a page to the pages as they were when it was requested; later changes to them would be lost. */
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
 * A query client for infinite lists: a refetch neither cancels a page that is loading nor is dropped because of one. The
 * library's own client cancels whichever request started first, without notifying its caller.
 */
export class InfiniteQueryClient extends QueryClient {
  /** Queries to refetch when their current request has ended. */
  readonly #outdated = new WeakSet<Query>()

  constructor(...config: ConstructorParameters<typeof QueryClient>) {
    super(...config)
    this.getQueryCache().subscribe((event) => this.#handle(event))
  }

  /**
   * Like the library's method, but a query that is loading its next page is refetched afterwards, and with
   * `cancelRefetch: false` so is a query that is fetching. The promise does not wait for these.
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
        // Loading the next page ends a running refetch, and its response would count as one.
        if (isLoadingMore(query) && query.state.isInvalidated) this.#outdated.add(query)
        return
      case 'success':
        if (action.manual) return
        return this.#refetchOutdated(query)
      case 'error':
        return this.#refetchOutdated(query)
      case 'setState':
        // Nobody waits for a canceled request. The list is refetched when it is shown again.
        if (query.state.fetchStatus === 'idle' && this.#outdated.delete(query)) query.invalidate()
    }
  }

  #refetchOutdated(query: Query) {
    if (!this.#outdated.delete(query)) return
    void this.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
}

/**
 * A query client with the site's defaults: no retries, no refetch on focus, and data stays fresh unless its query says
 * otherwise. Requests made offline are repeated when the connection returns.
 * @param queries additional query defaults
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
