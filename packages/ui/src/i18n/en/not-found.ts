export const notFound = {
  title: 'Page Not Found',
  text: 'Nothing grows at this address.',
  home: 'Home',
  discover: 'Discover',
  addBot: 'Add Bot',
} as const
