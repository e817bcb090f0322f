import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Rows } from './use-rows.ts'

/** Rows of a list that are selected for one action. */
export interface Selection<Row> {
  /** The selected rows that the list still has, in its order. */
  rows: readonly Row[]
  /** The accessible name of a row's checkbox. */
  getLabel: (row: Row) => string
  has: (row: Row) => boolean
  /** Whether the row may be selected, or removed. */
  isPossible: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Selects as many rows as possible from the start of the list, or none if any are selected. */
  toggleAll: () => void
  clear: () => void
}

interface SelectionOptions<Row> {
  list: Pick<Rows<Row>, 'rows' | 'idOf'>
  /** The most rows at once. */
  max: number
  /** Keep its identity stable. */
  isSelectable: (row: Row) => boolean
  /** Keep its identity stable. */
  getLabel: (row: Row) => string
}

/** Selects rows of a list. Rows that leave the list leave the selection. */
export function useSelection<Row>({
  list: { rows, idOf },
  max,
  isSelectable,
  getLabel,
}: SelectionOptions<Row>): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string | number>>(new Set())
  const clear = useCallback(() => setIds(new Set()), [])
  const current = useRef(rows)
  useEffect(() => {
    current.current = rows
  }, [rows])

  // It works on the latest selection: rows of a table do not render again for it.
  const toggle = useCallback(
    (row: Row) =>
      setIds((selected) => {
        const id = idOf(row)
        const next = new Set(current.current.map(idOf).filter((one) => selected.has(one)))
        if (!next.delete(id) && isSelectable(row) && next.size < max) next.add(id)
        return next
      }),
    [idOf, isSelectable, max]
  )

  return useMemo(() => {
    const selected = rows.filter((row) => ids.has(idOf(row)) && isSelectable(row))
    const has = (row: Row) => selected.includes(row)
    const firstRows = () => rows.filter(isSelectable).slice(0, max).map(idOf)

    return {
      rows: selected,
      getLabel,
      has,
      isPossible: (row) => isSelectable(row) && (has(row) || selected.length < max),
      toggle,
      toggleAll: () => setIds(new Set(selected.length > 0 ? [] : firstRows())),
      clear,
    }
  }, [rows, idOf, ids, max, isSelectable, getLabel, toggle, clear])
}
