export const discover = {
  title: 'Discover',
  heading: 'Discover bots',
  searchLabel: 'Search bots',
  placeholder: 'Search by name, description or tags',
  button: 'Search',
  allBots: 'All Bots',
  searchResults: 'Search results for "{{search}}"',
  /* The title of the page when a category is selected. */
  categoryTitle: '{{name}} bots',
  removeFilter: 'Remove filter: {{name}}',
  clear: 'Clear search and filters',
} as const
