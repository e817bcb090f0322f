import { useEffect, useRef } from 'react'

interface IdentifiedRow {
  id: string | number
}

/**
 * Returns a function that picks the row to open after a decision: the one that takes the place of the open row, which live
 * updates may have removed already.
 * @param openId the id of the open row
 */
export function useNextRow<Row extends IdentifiedRow>(
  rows: readonly Row[],
  openId: string | number | null
) {
  const latest = useRef({ rows, place: 0 })
  useEffect(() => {
    const place = rows.findIndex(({ id }) => String(id) === String(openId))
    latest.current = { rows, place: place < 0 ? latest.current.place : place }
  }, [rows, openId])

  return (...decided: readonly IdentifiedRow[]): Row | undefined => {
    const { rows: now, place } = latest.current
    const gone = new Set(decided.map(({ id }) => id))
    const above = now.slice(0, place).filter(({ id }) => gone.has(id)).length
    const others = now.filter(({ id }) => !gone.has(id))
    return others[place - above] ?? others.at(-1)
  }
}
