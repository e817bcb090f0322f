import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../primitives/cx.ts'
import { useStaff } from '../environment.tsx'

/** Below these widths the two are stacked, on a page and in a frame. */
const STACKED = '(width < 54rem)'
const STACKED_IN_FRAME = '(width < 45rem)'

export interface SplitViewProps {
  list: ReactNode
  /** The open detail; without it the list is full width. */
  detail: ReactNode
  /** Which of the two is wider. */
  wide: 'list' | 'detail'
  /** The selected row: where the detail is below the list, it scrolls into view when this changes. */
  pressedId?: string | number | null
}

/** A list and its detail: side by side where there is room, each scrolling on its own; stacked on a phone. */
export function SplitView({ list, detail, wide, pressedId = null }: SplitViewProps) {
  const isSplit = Boolean(detail)
  const { isFramed = false } = useStaff()
  const box = useRef<HTMLDivElement>(null)
  const stacked = isFramed ? STACKED_IN_FRAME : STACKED
  useEffect(() => {
    if (pressedId !== null && matchMedia(stacked).matches) box.current?.scrollIntoView()
  }, [pressedId, stacked])

  return (
    <div className={isFramed ? framedClass(isSplit, wide) : pageClass(isSplit, wide)}>
      {/* The same element with and without a detail, so that the list keeps its scroll position. */}
      <div className="min-h-0 min-w-0">{list}</div>
      {isSplit && (
        <div
          ref={box}
          className={cx(
            'relative min-h-0 min-w-0 scroll-mt-16 rounded-plate border border-line bg-plate',
            isFramed ? 'min-[45rem]:overflow-y-auto' : 'min-[54rem]:overflow-y-auto'
          )}
        >
          {detail}
        </div>
      )}
    </div>
  )
}

/** On a page: the remaining height of the window. */
function pageClass(isSplit: boolean, wide: SplitViewProps['wide']) {
  return cx(
    isSplit && 'grid gap-4 min-[54rem]:h-[calc(100dvh-18rem)] min-[54rem]:min-h-[28rem]',
    isSplit &&
      (wide === 'detail'
        ? 'min-[54rem]:grid-cols-[clamp(17rem,34%,24rem)_minmax(0,1fr)]'
        : 'min-[54rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]')
  )
}

/** In a frame: the remaining height, whatever else appears in it. */
function framedClass(isSplit: boolean, wide: SplitViewProps['wide']) {
  return cx(
    'grid gap-3 min-[45rem]:min-h-40 min-[45rem]:flex-1 min-[45rem]:grid-rows-[minmax(0,1fr)]',
    isSplit &&
      (wide === 'detail'
        ? 'min-[45rem]:grid-cols-[clamp(15rem,32%,24rem)_minmax(0,1fr)]'
        : 'min-[45rem]:grid-cols-[minmax(0,1fr)_minmax(18rem,36%)]')
  )
}
