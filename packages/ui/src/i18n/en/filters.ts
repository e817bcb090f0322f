/** The fields of filters. Apart from `discover`, which is part of a first load. */
export const filters = {
  apply: 'Show bots',
  categories: 'Categories',
  match: { label: 'How categories combine', any: 'Any of these', all: 'All of these' },
  quality: 'About the bot',
  rating: 'Rating',
  anyRating: 'Any rating',
  listed: 'Listed',
  anyTime: 'Any time',
  servers: 'Servers',
  atLeast: 'At least',
  atMost: 'At most',
  anyNumber: 'Any number',
  without: "Doesn't request",
  countAtLeast: '{{exact}}+',
} as const
