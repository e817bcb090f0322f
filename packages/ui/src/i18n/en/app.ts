/** The installed app: its manifest, its updates, what it keeps without a connection. */
export const app = {
  manifest: {
    description: 'Find, compare, review and vote for Discord bots.',
    screenshots: {
      wide: 'Looking for a bot on the home page',
      narrow: 'Bots on a phone',
    },
  },
  notices: 'Waiting for you',
  update: {
    text: 'A new version is ready.',
    apply: 'Update',
    later: 'Later',
  },
  install: {
    text: 'Keep Botanica on this device: it opens at once, also without a connection.',
    install: 'Install',
    dismiss: 'Not now',
  },
  reloaded: {
    title: 'Botanica was updated',
    text: 'So this page was loaded afresh. What you had typed is still there.',
  },
  offline: {
    asOf: 'Last updated: {{when}}.',
    catalogue_one: '{{count}} bot can be searched here.',
    catalogue_other: '{{count}} bots can be searched here.',
    unknown: 'Who is signed in is not kept on this device.',
    left: 'You are signed out on this device. The session ends as soon as you are online again.',
  },
  signOut: {
    ended: 'The session that you left offline has ended.',
  },
  unsent: {
    review:
      'Your review of {{about}} was not sent, because there was no connection. It is saved on this device.',
    bot: 'Your bot was not submitted, because there was no connection. It is saved on this device.',
    send: 'Send now',
    discard: 'Discard',
  },
  /** How fresh a screen is, and when it may not be. */
  connection: {
    live: 'Live: changes appear by themselves',
    polling: 'Checking for changes every few seconds',
    away: 'Waiting for the connection',
    unreachable: "We can't reach our server. You see what was loaded last; we keep trying.",
  },
} as const
