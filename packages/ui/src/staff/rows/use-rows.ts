import type { Page } from '@botanica/api-client'
import { VISIBLE_ROWS_KEY, type RowsSource } from '@botanica/api-client/staff'
import { PAGE_LIMITS } from '@botanica/api-client/contract'
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { mergePage } from './merge-page.ts'

/** Page size. */
const PAGE_ROWS = 50

type Known<Row> = InfiniteData<Page<Row>, string | null>

/** Indexes of the first and the last visible row. */
export interface VisibleRange {
  first: number
  last: number
}

/** The fetched rows of a list, and how to fetch more. */
export interface Rows<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string | number
  /** The first page is loading. */
  isPending: boolean
  /** The first page could not be loaded. */
  hasFailed: boolean
  /** The rows are those of the previous filter; the new ones are loading. */
  isPlaceholder: boolean
  /** When the rows were last fresh, if a refresh has failed; otherwise null. */
  staleSince: Date | null
  hasMore: boolean
  /** The number of rows that the filter matches, counted up to `COUNTED_STAFF_ROWS`, if the list counts them. */
  total?: number | undefined
  isFetchingMore: boolean
  fetchMore: () => void
  retry: () => void
  /** Called by the list, so that the visible rows stay fresh. */
  setInView: (range: VisibleRange) => void
}

/** The state of a list, whatever its rows are. */
export type RowsState = Omit<Rows<unknown>, 'idOf'>

const isList = ({ queryKey, state: { data } }: Query) =>
  queryKey.at(-1) === VISIBLE_ROWS_KEY ||
  (typeof data === 'object' && data !== null && 'pages' in data)

/**
 * Refetches the visible rows below a key, for instance after a decision. Lists that are not mounted are removed from the
 * cache. Other data that is not mounted, such as details that were fetched for later, is refetched when it is shown.
 */
export async function refreshRows(client: QueryClient, queryKey: readonly unknown[]) {
  client.removeQueries({ queryKey, type: 'inactive', predicate: isList })
  void client.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' })
  await client.invalidateQueries({
    queryKey,
    predicate: (query) => query.queryKey.at(-1) === VISIBLE_ROWS_KEY,
  })
}

/** The pages to refetch: the first, where new rows appear, and the visible ones. */
function pagesInView<Row>(pages: readonly Page<Row>[], { first, last }: VisibleRange): number[] {
  let from = 0
  return pages.flatMap(({ items }, index) => {
    const to = from + items.length
    const isInView = from <= last && first < to
    from = to
    return index === 0 || isInView ? [index] : []
  })
}

/** Removes duplicates: a row that has moved up may still be on its old page. */
function mergePages<Row>(pages: readonly Page<Row>[], idOf: RowsSource<Row>['getId']): Row[] {
  const seen = new Set<string | number>()
  return pages.flatMap(({ items }) =>
    items.filter((row) => {
      const id = idOf(row)
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
  )
}

/**
 * A long list, page by page. It polls the first page and the visible ones, never everything that was scrolled past: ten
 * thousand rows cost no more than fifty.
 */
export function useRows<Row>({ queryKey, fetchPage, getId, polling }: RowsSource<Row>): Rows<Row> {
  const client = useQueryClient()
  const inView = useRef<VisibleRange>({ first: 0, last: 0 })
  const pulseKey = [...queryKey, VISIBLE_ROWS_KEY]

  const list = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchPage({ cursor: pageParam, limit: PAGE_ROWS, signal })
      // A page that has just loaded need not be refetched.
      if (pageParam === null) client.setQueryData(pulseKey, 0)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  })
  const hasArrived = list.isSuccess && !list.isPlaceholderData

  const pulse = useQuery({
    queryKey: pulseKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Known<Row>>(queryKey)
      if (!known) return 0
      const fresh = await Promise.all(
        pagesInView(known.pages, inView.current).map(async (index) => {
          const limit = Math.max(PAGE_ROWS, known.pages[index]!.items.length)
          const cursor = known.pageParams[index]!
          const page = await fetchPage({
            cursor,
            limit: Math.min(limit, PAGE_LIMITS.max),
            signal,
          })
          return { cursor, page }
        })
      )
      client.setQueryData<Known<Row>>(queryKey, (now) => now && joined(now, fresh, getId))
      return fresh.length
    },
    enabled: hasArrived,
    ...polling,
  })

  const pages = list.data?.pages
  const rows = useMemo(() => (pages ? mergePages(pages, getId) : []), [pages, getId])
  const { fetchNextPage, refetch } = list

  return {
    rows,
    idOf: getId,
    isPending: list.isPending,
    hasFailed: list.isError && !pages,
    isPlaceholder: list.isPlaceholderData,
    staleSince: pulse.isError ? new Date(list.dataUpdatedAt) : null,
    hasMore: list.hasNextPage,
    total: pages?.[0]?.total,
    isFetchingMore: list.isFetchingNextPage,
    fetchMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
    setInView: useCallback((range) => void (inView.current = range), []),
  }
}

interface FreshPage<Row> {
  cursor: string | null
  page: Page<Row>
}

function joined<Row>(
  known: Known<Row>,
  fresh: readonly FreshPage<Row>[],
  idOf: RowsSource<Row>['getId']
): Known<Row> {
  let { pages, pageParams } = known
  for (const { cursor, page } of fresh) {
    const index = pageParams.indexOf(cursor)
    if (index < 0) continue
    const merged = mergePage(pages[index]!, page, idOf)
    pages = merged ? pages.with(index, merged) : [...pages.slice(0, index), page]
    pageParams = pageParams.slice(0, pages.length)
  }
  return { pages, pageParams }
}
