import { useSearchParams } from 'react-router-dom'

const TAB_KEY = 'tab'

/** The tab that the URL selects; the first tab by default. There must be at least one. */
export function useTab<Tab extends string>(tabs: readonly Tab[]) {
  const [query, setQuery] = useSearchParams()
  const first = tabs[0]!

  return {
    tab: tabs.find((known) => known === query.get(TAB_KEY)) ?? first,
    choose: (next: Tab) => {
      const changed = new URLSearchParams(query)
      if (next === first) changed.delete(TAB_KEY)
      else changed.set(TAB_KEY, next)
      setQuery(changed, { replace: true, preventScrollReset: true })
    },
    addressOf: (tab: Tab) => `?${TAB_KEY}=${tab}`,
  }
}
