import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../primitives/cx.ts'

/** Too narrow for the two of them beside each other. */
const STACKED = '(width < 54rem)'

export interface SplitViewProps {
  list: ReactNode
  /** What is open; without it the list has all the room. */
  detail: ReactNode
  /** Which of the two is the wider. */
  wide: 'list' | 'detail'
  /** What somebody has pressed in the list: where the detail stands below it, it comes into view. */
  pressedId?: string | number | null
}

/** A list and what is open of it: side by side where there is room, each scrolling by itself; one below the other on a phone. */
export function SplitView({ list, detail, wide, pressedId = null }: SplitViewProps) {
  const isSplit = Boolean(detail)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pressedId !== null && matchMedia(STACKED).matches) box.current?.scrollIntoView()
  }, [pressedId])

  return (
    <div
      className={cx(
        isSplit &&
          'grid gap-4 min-[54rem]:h-[calc(100dvh-var(--pane-around,18rem))] min-[54rem]:min-h-[var(--pane-least,28rem)]',
        isSplit &&
          (wide === 'detail'
            ? 'min-[54rem]:grid-cols-[clamp(17rem,34%,24rem)_minmax(0,1fr)]'
            : 'min-[54rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]')
      )}
    >
      {/* The same element with and without a detail, so that the list stays where it was scrolled to. */}
      <div className="min-h-0 min-w-0">{list}</div>
      {isSplit && (
        <div
          ref={box}
          className="relative min-h-0 scroll-mt-16 min-w-0 rounded-plate border border-line bg-plate min-[54rem]:overflow-y-auto"
        >
          {detail}
        </div>
      )}
    </div>
  )
}
