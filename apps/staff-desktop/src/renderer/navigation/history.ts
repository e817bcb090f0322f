/** Where somebody is in the client: a page, and what its address says besides. */
export interface ClientLocation {
  path: string
  query: string
}

/** What somebody who goes back comes to at last. */
const KEPT = 100
/** Only to read a path by; nothing is asked of it. */
const SOMEWHERE = 'app://bundle'

/** The path and the query of an address inside the client. */
export function parseLocation(href: string): ClientLocation {
  const { pathname, searchParams } = new URL(href, SOMEWHERE)
  return { path: pathname, query: searchParams.toString() }
}

/** The way through the client, in memory: a window begins where the work is, whatever was open the day before. */
export function createHistory(start: string) {
  let spots: readonly ClientLocation[] = [parseLocation(start)]
  let at = 0
  const listeners = new Set<() => void>()

  function move(next: readonly ClientLocation[], to: number) {
    spots = next
    at = to
    for (const listener of listeners) listener()
  }

  return {
    current: (): ClientLocation => spots[at]!,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    canGo: (by: -1 | 1): boolean => spots[at + by] !== undefined,
    go(by: -1 | 1) {
      if (spots[at + by] !== undefined) move(spots, at + by)
    },
    to(href: string, { replace = false } = {}) {
      const spot = parseLocation(href)
      const { path, query } = spots[at]!
      if (spot.path === path && spot.query === query) return
      const before = spots.slice(0, replace ? at : at + 1).slice(1 - KEPT)
      move([...before, spot], before.length)
    },
  }
}

export type History = ReturnType<typeof createHistory>
