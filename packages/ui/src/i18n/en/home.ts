export const home = {
  title: 'Discord bots, well kept',
  hero: {
    title: 'Find the bot that makes your server grow',
    text: 'A garden of Discord bots: each one labelled, reviewed by the people who use it, and shown as it lives.',
    searchLabel: 'Search bots',
    placeholder: 'Search by name, description or tags',
    button: 'Search',
  },
  filter: {
    label: 'Filter by category',
    all: 'All Bots',
  },
  popular: {
    title: 'Popular Bots',
    loadMore: 'Load More Bots',
  },
  certified: {
    title: 'Certified Bots',
    text: 'Checked by our staff: useful, reliable, well cared for.',
  },
  callToAction: {
    title: 'Have you grown a bot?',
    text: 'Give it a place in the garden. Submitting is free, and a person reads every submission.',
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
