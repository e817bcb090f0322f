export const home = {
  title: 'Discord bots, well kept',
  hero: {
    title: 'Find the bot that makes your server grow',
    text: 'Discord bots, each checked by a real person and reviewed by the servers that use it.',
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
    /* Only heard: what there is to learn. */
    learnMoreAbout: 'about the categories',
  },
  stats: {
    label: 'Botanica in figures',
    bots: 'bots',
    installs: 'server installs',
    visitors: 'daily visitors',
    /* Fixed figures, written as each language writes them. */
    figures: {
      bots: '1,250+',
      installs: '2.5M+',
      visitors: '15.0K+',
    },
  },
} as const
