import type { Page } from '@botanica/api-client'

/**
 * A page that was asked for again, from the same place on, in the place of what was known of it. What the new answer has
 * no room for any more, because rows came in between, is kept behind it.
 *
 * @returns null when the two have nothing in common: what follows cannot be joined to the new answer
 */
export function mergePage<Row>(
  known: Page<Row>,
  fresh: Page<Row>,
  idOf: (row: Row) => string | number
): Page<Row> | null {
  const last = fresh.items.at(-1)
  if (last === undefined || fresh.nextCursor === null) return fresh
  const at = known.items.findIndex((row) => idOf(row) === idOf(last))
  if (at >= 0) {
    const ids = new Set(fresh.items.map(idOf))
    const rest = known.items.slice(at + 1).filter((row) => !ids.has(idOf(row)))
    if (rest.length === 0) return fresh
    return { items: [...fresh.items, ...rest], nextCursor: known.nextCursor }
  }
  const ids = new Set(known.items.map(idOf))
  return fresh.items.some((row) => ids.has(idOf(row))) ? fresh : null
}
