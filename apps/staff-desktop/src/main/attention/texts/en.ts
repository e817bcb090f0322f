import type { Catalogue } from './catalogue.ts'

export const en = {
  plain: {
    open: 'Open Botanica',
    openItem: 'Open',
    quit: 'Quit',
    pauseHour: 'Pause notifications for 1 hour',
    pauseTomorrow: 'Pause notifications until tomorrow',
    resume: 'Resume notifications',
    pausedUntil: 'Notifications are paused until {{moment}}',
    signedOut: 'Nobody is signed in',
    nothingWaits: 'Nothing is waiting',
    bot: '{{name}} is waiting for review',
    botText: 'Open it to decide.',
    application: '{{name}} asks for certification',
    applicationText: 'Open the request to decide.',
    goesOn: 'Botanica is still running',
    goesOnText: 'You will hear of new bots. To quit, use its icon in the tray.',
    sessionEnded: 'You have been signed out',
    sessionEndedText: 'Sign in again to hear of new bots.',
  },
  counted: {
    newBots: { one: '{{count}} new bot is waiting', other: '{{count}} new bots are waiting' },
    newApplications: {
      one: '{{count}} new certification request is waiting',
      other: '{{count}} new certification requests are waiting',
    },
    missedBots: {
      one: '{{count}} new bot while you were away',
      other: '{{count}} new bots while you were away',
    },
    missedApplications: {
      one: '{{count}} new certification request while you were away',
      other: '{{count}} new certification requests while you were away',
    },
    bots: { one: '{{count}} pending bot', other: '{{count}} pending bots' },
    applications: {
      one: '{{count}} certification request',
      other: '{{count}} certification requests',
    },
  },
} as const satisfies Catalogue<'one' | 'other'>
