/** The search param of the open tab. */
export const TAB_KEY = 'tab'

/** The filters, order and selected row of each tab that was left. */
export type LeftTabs = Map<string, URLSearchParams>

interface TabSwitch {
  from: string
  to: string
  /** The tab without a search param. */
  first: string | undefined
  left: LeftTabs
}

/** Changes the search params from one tab to another. Each list keeps its own until the page is closed. */
export function switchTab(place: URLSearchParams, { from, to, first, left }: TabSwitch) {
  const params = new URLSearchParams(place)
  params.delete(TAB_KEY)
  left.set(from, params)
  for (const key of Array.from(place.keys())) place.delete(key)
  for (const [key, value] of left.get(to) ?? []) place.append(key, value)
  if (to !== first) place.set(TAB_KEY, to)
}
