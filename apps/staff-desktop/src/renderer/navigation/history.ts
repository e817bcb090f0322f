/** A location in the client: a page and its query. */
export interface ClientLocation {
  path: string
  query: string
}

/** Maximum number of entries. */
const MAX_ENTRIES = 100
/** A base to parse paths with; nothing is requested from it. */
const BASE_URL = 'app://bundle'

/** Parses an address inside the client. */
export function parseLocation(href: string): ClientLocation {
  const { pathname, searchParams } = new URL(href, BASE_URL)
  return { path: pathname, query: searchParams.toString() }
}

/** The navigation history, in memory only: a new window starts at the dashboard. */
export function createHistory(start: string) {
  let entries: readonly ClientLocation[] = [parseLocation(start)]
  let at = 0
  const listeners = new Set<() => void>()

  function move(next: readonly ClientLocation[], to: number) {
    entries = next
    at = to
    for (const listener of listeners) listener()
  }

  return {
    current: (): ClientLocation => entries[at]!,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    canGo: (by: -1 | 1): boolean => entries[at + by] !== undefined,
    go(by: -1 | 1) {
      if (entries[at + by] !== undefined) move(entries, at + by)
    },
    to(href: string, { replace = false } = {}) {
      const entry = parseLocation(href)
      const { path, query } = entries[at]!
      if (entry.path === path && entry.query === query) return
      const before = entries.slice(0, replace ? at : at + 1).slice(1 - MAX_ENTRIES)
      move([...before, entry], before.length)
    },
  }
}

export type History = ReturnType<typeof createHistory>
