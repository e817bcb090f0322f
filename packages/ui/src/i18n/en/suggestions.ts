/** Suggestions of the search box. */
export const suggestions = {
  bots: 'Bots',
  categories: 'Categories',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
} as const
