export const discover = {
  title: 'Discover',
  heading: 'Discover bots',
  searchLabel: 'Search bots',
  placeholder: 'Search by name, description or tags',
  button: 'Search',
  allBots: 'All Bots',
  searchResults: 'Search results for "{{search}}"',
  clear: 'Clear search and filters',
} as const
