import type { Page } from '@botanica/api-client'
import { VISIBLE_ROWS_KEY, type RowsSource } from '@botanica/api-client/staff'
import { PAGE_LIMITS } from '@botanica/api-client/contract'
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { mergePage } from './merge-page.ts'

/** Rows of one request. */
const PAGE_ROWS = 50

type Known<Row> = InfiniteData<Page<Row>, string | null>

/** Positions of the first and the last row on the screen. */
export interface VisibleRange {
  first: number
  last: number
}

/** The rows of a list as far as they have been asked for, and how to get at the others. */
export interface Rows<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string | number
  /** Nothing has come yet. */
  isPending: boolean
  /** Nothing has come, and nothing will. */
  hasFailed: boolean
  /** The rows belong to another filter, whose successors are on their way. */
  isPlaceholder: boolean
  /** They could not be brought up to date; they are as they were at this time. */
  staleSince: Date | null
  hasMore: boolean
  isFetchingMore: boolean
  fetchMore: () => void
  retry: () => void
  /** Told by the list, so that what is in view stays fresh. */
  setInView: (range: VisibleRange) => void
}

/** What can be said of a list without knowing what it is a list of. */
export type RowsState = Omit<Rows<unknown>, 'idOf'>

/**
 * Asks again for rows that a screen shows, below a key: after a decision, what others have changed comes along. Lists
 * that nobody looks at forget what they had.
 */
export async function refreshRows(client: QueryClient, queryKey: readonly unknown[]) {
  client.removeQueries({ queryKey, type: 'inactive' })
  await client.invalidateQueries({
    queryKey,
    predicate: (query) => query.queryKey.at(-1) === VISIBLE_ROWS_KEY,
  })
}

/** Which pages are worth asking for again: the first, where new rows come, and those in view. */
function pagesInView<Row>(pages: readonly Page<Row>[], { first, last }: VisibleRange): number[] {
  let from = 0
  return pages.flatMap(({ items }, index) => {
    const to = from + items.length
    const isInView = from <= last && first < to
    from = to
    return index === 0 || isInView ? [index] : []
  })
}

/** Every row once: a row that has moved up may still stand on the page that it came from. */
function rowsOf<Row>(pages: readonly Page<Row>[], idOf: RowsSource<Row>['getId']): Row[] {
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
 * A long list, page by page. At the documented interval it asks again for the first page and for what is in view, never
 * for all that was ever scrolled past: ten thousand rows cost no more than fifty.
 */
export function useRows<Row>({ queryKey, fetchPage, getId, polling }: RowsSource<Row>): Rows<Row> {
  const client = useQueryClient()
  const inView = useRef<VisibleRange>({ first: 0, last: 0 })
  const pulseKey = [...queryKey, VISIBLE_ROWS_KEY]

  const list = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchPage({ cursor: pageParam, limit: PAGE_ROWS, signal })
      // What has just come need not be asked for again.
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
  const rows = useMemo(() => (pages ? rowsOf(pages, getId) : []), [pages, getId])
  const { fetchNextPage, refetch } = list

  return {
    rows,
    idOf: getId,
    isPending: list.isPending,
    hasFailed: list.isError && !pages,
    isPlaceholder: list.isPlaceholderData,
    staleSince: pulse.isError ? new Date(list.dataUpdatedAt) : null,
    hasMore: list.hasNextPage,
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
