import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Rows } from './use-rows.ts'

const OVERSCAN = 10
/** The next page is fetched this many rows before the end. */
const FETCH_AHEAD = 15

/**
 * Virtualizes a long list of rows of one fixed height. Fetches more before the end is reached, and keeps the scroll
 * position when rows are inserted above it.
 */
export function useRowWindow<Row>(
  list: Rows<Row>,
  scroller: RefObject<HTMLElement | null>,
  { rowPx, headPx = 0 }: { rowPx: number; headPx?: number }
) {
  const { rows, idOf, hasMore, isFetchingMore, fetchMore, setInView } = list
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer is only used here, and not passed to memoized components
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => idOf(rows[index]!),
    overscan: OVERSCAN,
    // A table's sticky head covers the rows that scroll under it.
    paddingStart: headPx,
    scrollPaddingStart: headPx,
  })
  const drawn = virtualizer.getVirtualItems()
  const first = drawn[0]?.index ?? 0
  const last = drawn.at(-1)?.index ?? -1

  useEffect(() => {
    setInView({ first, last })
    if (hasMore && !isFetchingMore && last >= rows.length - FETCH_AHEAD) fetchMore()
  }, [setInView, first, last, hasMore, isFetchingMore, rows.length, fetchMore])

  useSteadyRows(rows, idOf, scroller, rowPx)

  return {
    first,
    last,
    before: first * rowPx,
    after: Math.max(0, rows.length - last - 1) * rowPx,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}

/**
 * Rows inserted or removed above the first visible one shift the scroll position. At the top, new rows become visible.
 */
function useSteadyRows<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string | number,
  scroller: RefObject<HTMLElement | null>,
  rowPx: number
) {
  const known = useRef(rows)
  useLayoutEffect(() => {
    const before = known.current
    known.current = rows
    const box = scroller.current
    if (before === rows || !box || box.scrollTop === 0) return
    const anchor = before[Math.floor(box.scrollTop / rowPx)]
    if (anchor === undefined) return
    const from = before.indexOf(anchor)
    const to = rows.findIndex((row) => idOf(row) === idOf(anchor))
    if (to >= 0 && to !== from) box.scrollBy({ top: (to - from) * rowPx, behavior: 'instant' })
  }, [rows, idOf, scroller, rowPx])
}
