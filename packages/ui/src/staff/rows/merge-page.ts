import type { Page } from '@botanica/api-client'

/**
 * Replaces the rows of a page by a refetched page from the same cursor. Rows that no longer fit, because new rows came
 * in between, stay behind it.
 *
 * @returns null when the two have no row in common: the following pages cannot be joined to the new one
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
    return { ...fresh, items: [...fresh.items, ...rest], nextCursor: known.nextCursor }
  }
  const ids = new Set(known.items.map(idOf))
  return fresh.items.some((row) => ids.has(idOf(row))) ? fresh : null
}
