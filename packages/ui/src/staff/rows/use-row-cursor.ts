import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useShortcuts } from './use-shortcuts.ts'
import type { Rows } from './use-rows.ts'

const PAGE_STEP = 10

/** Focuses the row at the cursor. */
export function focusRow() {
  document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true })
}

/** The row to which each key moves from `index`. */
const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE_STEP,
  PageUp: (index) => index - PAGE_STEP,
  Home: () => 0,
  End: (_index, last) => last,
}

interface RowCursorOptions<Row> {
  list: Rows<Row>
  scrollTo: (index: number) => void
  /** The selected row of the screen, at which the cursor starts. */
  openId: string | number | null
  /** The selection follows the cursor. */
  opensOnMove: boolean
  onOpen?: ((row: Row) => void) | undefined
  /** Called by `x`. */
  onMark?: ((row: Row) => void) | undefined
}

/** A roving tabindex for a list: arrows and `j`, `k` move the cursor, Enter opens the row, `x` selects it, Tab leaves the list. */
export function useRowCursor<Row>({
  list,
  scrollTo,
  openId,
  opensOnMove,
  onOpen,
  onMark,
}: RowCursorOptions<Row>) {
  const { rows, idOf } = list
  const [ownAt, setAt] = useState<string | number | null>(null)
  const at = opensOnMove ? openId : (ownAt ?? openId)
  const waiting = useRef<string | number | null>(null)
  const drawn = useRef(new Map<string | number, HTMLElement>())
  // The focus follows a selection that was not moved by a key, as after a decision.
  useEffect(() => {
    const row = opensOnMove && at !== null ? drawn.current.get(at) : undefined
    if (row && document.activeElement?.parentElement === row.parentElement) {
      row.focus({ preventScroll: true })
    }
  }, [at, opensOnMove])
  const index = at === null ? -1 : rows.findIndex((row) => idOf(row) === at)
  // The address follows a key later, and the next key may come before.
  const moved = useRef<{ to: string | number; openId: string | number | null } | null>(null)
  const findIndex = () => {
    const last = moved.current
    return last?.openId === openId ? rows.findIndex((row) => idOf(row) === last.to) : index
  }

  function moveTo(next: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, next))]
    if (row === undefined) return
    const id = idOf(row)
    moved.current = { to: id, openId }
    setAt(id)
    scrollTo(rows.indexOf(row))
    // A row that is rendered already may not render again, as when it already was the tab stop.
    const element = drawn.current.get(id)
    waiting.current = element ? null : id
    element?.focus({ preventScroll: true })
    if (opensOnMove) onOpen?.(row)
  }

  function mark() {
    const row = rows[findIndex()]
    if (row !== undefined) onMark?.(row)
  }

  useShortcuts({
    j: () => moveTo(findIndex() + 1),
    k: () => moveTo(findIndex() - 1),
    x: onMark && rows[index] !== undefined ? mark : undefined,
  })

  return {
    /** The one row that is a tab stop. */
    tabStop: (row: Row, drawnFirst: number) =>
      index < 0 ? rows[drawnFirst] === row : idOf(row) === at,
    setAt: (id: string | number) => {
      moved.current = null
      setAt(id)
    },
    /** Moves the focus when the row at the cursor is rendered. */
    refOf: (row: Row) => (element: HTMLElement | null) => {
      const id = idOf(row)
      if (!element) return
      drawn.current.set(id, element)
      if (waiting.current === id) {
        waiting.current = null
        element.focus({ preventScroll: true })
      }
      return () => {
        if (drawn.current.get(id) === element) drawn.current.delete(id)
        // A row that leaves the list, as after a decision, passes its focus to the row at the cursor.
        if (element === document.activeElement) {
          setTimeout(() => {
            if (document.activeElement === document.body) focusRow()
          })
        }
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      // A button in a row handles its own keys.
      if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-row]')) return
      if (event.key === 'Enter' || event.key === ' ') {
        const row = rows[index]
        if (row === undefined || !onOpen) return
        event.preventDefault()
        onOpen(row)
        return
      }
      const step = STEPS[event.key]
      if (!step) return
      event.preventDefault()
      moveTo(step(Math.max(0, findIndex()), rows.length - 1))
    },
  }
}
