import { BOTS, MEMBERS, PEOPLE } from '../ids.ts'
import type { DemoReport } from '../types.ts'

const A_REVIEW = {
  type: 'review',
  discordBotId: BOTS.brunoApproved,
  userId: MEMBERS.amara,
} as const

/** Reports to the staff: an open group of each kind, and two that were decided on. */
export const reports: readonly DemoReport[] = [
  {
    target: { type: 'bot', discordBotId: BOTS.paulaSecond },
    reporterId: PEOPLE.vlad,
    reason: 'permissions',
    text: 'The invite asks for Administrator, although the bot only plays sounds.',
    createdAt: { days: -2, hours: -4 },
    decision: null,
  },
  {
    target: { type: 'bot', discordBotId: BOTS.paulaSecond },
    reporterId: MEMBERS.noah,
    reason: 'broken',
    text: null,
    createdAt: { days: -1, hours: -7 },
    decision: null,
  },
  {
    target: A_REVIEW,
    reporterId: MEMBERS.ioana,
    reason: 'spam',
    text: 'Își face reclamă la propriul bot.',
    createdAt: { hours: -9 },
    decision: null,
  },
  {
    target: { type: 'member', userId: MEMBERS.oleg },
    reporterId: PEOPLE.carla,
    reason: 'impersonation',
    text: 'The profile pretends to be the maker of Trellis.',
    createdAt: { hours: -30 },
    decision: null,
  },
  {
    target: { type: 'member', userId: PEOPLE.boris },
    reporterId: PEOPLE.carla,
    reason: 'spam',
    text: 'Posts adverts below every bot.',
    createdAt: { days: -41 },
    decision: {
      outcome: 'acted',
      by: PEOPLE.mihai,
      note: 'Banned for good.',
      at: { days: -40 },
    },
  },
  {
    target: { type: 'bot', discordBotId: BOTS.brunoApproved },
    reporterId: PEOPLE.bogdan,
    reason: 'malicious',
    text: 'It deletes my messages!',
    createdAt: { days: -20 },
    decision: { outcome: 'dismissed', by: PEOPLE.rita, note: null, at: { days: -19 } },
  },
]
