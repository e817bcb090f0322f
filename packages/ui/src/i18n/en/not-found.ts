export const notFound = {
  title: 'Page Not Found',
  text: "There's no page at this address. Check the link, or start from one of these pages.",
  home: 'Home',
  discover: 'Discover',
  addBot: 'Add Bot',
} as const
