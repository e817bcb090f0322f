import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  /** The panel under the tab; only the selected one is mounted. */
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  tabs: readonly TabItem<Value>[]
  /** The accessible name of the tab list. */
  label: string
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  /** Dense tabs over a panel that takes the remaining height and scrolls where that is too little. */
  fills?: boolean
  /** Smaller names, so that many tabs fit. */
  many?: boolean
  className?: string
}

/** The tab to which each key moves from `index`; the row wraps around. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Tabs: one panel of several is shown; arrows move, Home and End jump. Not Base UI's, because tabs are visible from the
 * start, and its script would be part of the first load.
 */
export function Tabs<Value extends string>({
  tabs,
  label,
  value,
  defaultValue,
  onValueChange,
  fills = false,
  many = fills,
  className,
}: TabsProps<Value>) {
  const [own, setOwn] = useState(defaultValue)
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const chosen = value ?? own
  const shown = tabs.find((tab) => tab.value === chosen) ?? tabs[0]

  function choose(next: TabItem<Value> | undefined) {
    if (!next || next === shown) return
    setOwn(next.value)
    onValueChange?.(next.value)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = STEPS[event.key]?.(index, tabs.length)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    choose(tabs[next])
  }

  return (
    <div className={cx(fills && 'flex min-h-0 flex-1 flex-col', className)}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={cx(
          'relative flex overflow-x-auto border-b border-line [scrollbar-width:none]',
          fills && 'shrink-0',
          many ? 'gap-5' : 'gap-4 sm:gap-6'
        )}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? id : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={cx(
              'ring-inside shrink-0 rounded-t-label border-b-2 border-transparent px-0.5 whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink aria-selected:border-leaf aria-selected:font-semibold aria-selected:text-ink',
              fills ? 'h-9' : 'h-12',
              !many && 'text-lead'
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.value}
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}${shown.value}`}
          tabIndex={0}
          className={cx(
            'rounded-label outline-offset-4',
            fills ? 'flex min-h-0 flex-1 flex-col pt-2 min-[45rem]:overflow-y-auto' : 'pt-6'
          )}
        >
          {shown.content}
        </div>
      )}
    </div>
  )
}
