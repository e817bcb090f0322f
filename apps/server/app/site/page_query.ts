/** The keys of an address that change a page. */
export const PAGE_QUERY: readonly string[] = [
  'search',
  'category',
  'filter',
  'sort',
  'cursor',
  'tab',
  'error',
  'return',
]
