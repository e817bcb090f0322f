export const home = {
  title: 'Discord bots, checked by people',
  hero: {
    title: 'Find the bot that makes your server grow',
    text: 'Discord bots, each checked by a real person and reviewed by the people who use it.',
    placeholder: 'Search for a bot',
    button: 'Search',
  },
  popular: {
    title: 'Popular Bots',
    loadMore: 'Load More Bots',
  },
  certified: {
    title: 'Certified Bots',
    text: 'Checked by our team: useful, reliable and well maintained.',
  },
  callToAction: {
    title: 'Built a bot?',
    text: 'Give it a place in the garden. Listing is free, and a real person reviews every bot.',
    submit: 'Submit Your Bot',
    learnMore: 'Learn More',
    /* For screen readers: what the link explains. */
    learnMoreAbout: 'about the categories',
  },
  stats: {
    label: 'Botanica in numbers',
    bots: 'bots',
    installs: 'server installs',
    visitors: 'daily visitors',
    /* Fixed numbers, formatted as usual in each language. */
    figures: {
      bots: '1,250+',
      installs: '2.5M+',
      visitors: '15.0K+',
    },
  },
} as const
