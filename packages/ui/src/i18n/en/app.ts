/** The installed app: its manifest, updates and offline support. */
export const app = {
  manifest: {
    description: 'Find, compare, review and vote for Discord bots.',
    screenshots: {
      wide: 'Looking for a bot on the home page',
      narrow: 'Bots on a phone',
    },
  },
  notices: 'Updates and alerts',
  update: {
    text: 'A new version is ready.',
    apply: 'Update',
    later: 'Later',
  },
  install: {
    text: 'Install Botanica: it opens instantly and works offline.',
    install: 'Install',
    dismiss: 'Not now',
  },
  reloaded: {
    title: 'Botanica was updated',
    text: 'We reloaded this page. What you typed is still here.',
  },
  offline: {
    asOf: 'Last updated: {{when}}.',
    catalogue_one: 'You can still search {{count}} bot.',
    catalogue_other: 'You can still search {{count}} bots.',
    unknown: "Sign-in isn't available offline.",
    left: "You're signed out on this device. Your session ends as soon as you're back online.",
  },
  signOut: {
    ended: 'You have been signed out.',
  },
  queued: {
    review:
      "Your review of {{about}} wasn't sent because you were offline. It's saved on this device.",
    bot: "Your bot wasn't submitted because you were offline. It's saved on this device.",
    send: 'Send now',
    discard: 'Discard',
  },
  /** How fresh the data of a screen is. */
  connection: {
    live: 'Live',
    polling: 'Updating every few seconds',
    away: 'Waiting for a connection',
    unreachable: "We can't reach our server. This page may be out of date. We'll keep trying.",
  },
} as const
