/** Document 1 section 2, "Categories". */
export const categories = {
  title: 'Categories',
  heading: 'Categories',
  text: 'Every bed of the garden. Choose one to see what grows there.',
  popular: 'Popular',
  newest: 'Newest',
  viewAll: 'View all',
  viewAllNamed: 'View all bots in {{name}}',
  tabsLabel: 'Bots in {{name}}',
  errorTitle: 'Error Loading Categories',
  errorText: 'There was a problem fetching the categories. Please try again later.',
  unknown: 'There is no category called "{{name}}". Here are all of them.',
  emptyTitle: 'No Categories Found',
  emptyText: 'There are no categories available at this time.',
} as const
