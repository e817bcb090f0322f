/** Local storage key of the last searches on this device. */
export const RECENT_SEARCHES_KEY = 'recent-searches'
const MAX_SEARCHES = 5

/** The last searches on this device, the newest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((search) => typeof search === 'string').slice(0, MAX_SEARCHES)
      : []
  } catch {
    // Storage is blocked, or its content is not ours.
    return []
  }
}

/** Adds a search in front of the others, each once. */
export function addRecentSearch(search: string) {
  const text = search.trim()
  if (!text) return
  const others = readRecentSearches().filter((other) => other !== text)
  try {
    localStorage.setItem(
      RECENT_SEARCHES_KEY,
      JSON.stringify([text, ...others].slice(0, MAX_SEARCHES))
    )
  } catch {
    // Storage is full or blocked; searching works without it.
  }
}

export function clearRecentSearches() {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY)
  } catch {
    // Storage is blocked, so there are none.
  }
}
