import { LIST_KEYS } from '#app/site/rules'

/** Query parameters that affect a page. */
export const PAGE_QUERY: readonly string[] = [
  ...Object.values(LIST_KEYS),
  'filter',
  'cursor',
  'tab',
  'error',
  'return',
]
