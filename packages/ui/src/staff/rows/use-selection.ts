import { useCallback, useMemo, useState } from 'react'
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
  list: Rows<Row>
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

  return useMemo(() => {
    const selected = rows.filter((row) => ids.has(idOf(row)) && isSelectable(row))
    const has = (row: Row) => selected.includes(row)
    const setRows = (chosen: readonly Row[]) => setIds(new Set(chosen.map(idOf)))
    const isPossible = (row: Row) => isSelectable(row) && (has(row) || selected.length < max)

    return {
      rows: selected,
      getLabel,
      has,
      isPossible,
      toggle: (row) => {
        if (!isPossible(row)) return
        setRows(has(row) ? selected.filter((one) => one !== row) : [...selected, row])
      },
      toggleAll: () => setRows(selected.length > 0 ? [] : rows.filter(isSelectable).slice(0, max)),
      clear,
    }
  }, [rows, idOf, ids, max, isSelectable, getLabel, clear])
}
