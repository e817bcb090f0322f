export const discover = {
  title: 'Discover',
  heading: 'Discover bots',
  button: 'Search',
  allBots: 'All Bots',
  searchResults: 'Search results for "{{search}}"',
  /* The title of the page when a category is selected. */
  categoryTitle: '{{name}} bots',
  removeFilter: 'Remove filter: {{name}}',
  clear: 'Clear search and filters',
  count: {
    found_one: '{{exact}} bot',
    found_other: '{{exact}} bots',
    /* Used if there are more than this number. */
    atLeast_one: '{{exact}}+ bot',
    atLeast_other: '{{exact}}+ bots',
    shown_one: '{{count}} bot shown',
    shown_other: '{{count}} bots shown',
  },
} as const
