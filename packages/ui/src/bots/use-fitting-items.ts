import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/* Room for "+12" at the end of a line. */
const COUNT_WIDTH_PX = 32

/* On a server there is no layout; React would warn. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect

export interface FittingItems {
  row: RefObject<HTMLDivElement | null>
  /** How many of the items fit; all of them until they have been measured. */
  shown: number
}

/**
 * Measures how many of a row's items (its descendants with `data-fit`) fit in one line, again whenever the row's width
 * changes. The items' own widths are measured once, while all of them are laid out, because hidden items have none.
 */
export function useFittingItems(items: readonly string[], gap: number): FittingItems {
  const row = useRef<HTMLDivElement>(null)
  const [visibleCount, setVisibleCount] = useState(items.length)
  const key = items.join('\n')
  const [measuredKey, setMeasuredKey] = useState(key)
  if (measuredKey !== key) {
    setMeasuredKey(key)
    setVisibleCount(items.length)
  }

  useBrowserLayoutEffect(() => {
    const element = row.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const widths = Array.from(element.querySelectorAll('[data-fit]'), widthOf)
    setVisibleCount(countFittingItems(widths, element.clientWidth, gap))
    const observer = new ResizeObserver(() =>
      setVisibleCount(countFittingItems(widths, element.clientWidth, gap))
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [key, gap])

  return { row, shown: visibleCount }
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width
}

/** How many of the widths fit into a line, with room for the count when not all do; at least one. */
export function countFittingItems(
  widths: readonly number[],
  available: number,
  gap: number
): number {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (all <= available) return widths.length

  let used = 0
  for (const [index, width] of widths.entries()) {
    used += width + gap
    if (used + COUNT_WIDTH_PX > available) return Math.max(index, 1)
  }

  return widths.length
}
