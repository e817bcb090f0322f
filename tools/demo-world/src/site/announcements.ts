import { PEOPLE } from '../ids.ts'
import type { DemoAnnouncement } from '../types.ts'
import { CHANNELS } from './community-server.ts'

/** The default color and the presets of the dashboard. */
const BLURPLE = '#5865F2'
const GREEN = '#57F287'
const YELLOW = '#FEE75C'

export const announcements: readonly DemoAnnouncement[] = [
  {
    title: 'Six hundred beds planted',
    description:
      'The directory lists its six hundredth bot today. Thank you to everybody who built, tested, reviewed and voted.\n\nThe next thing that we plant is a page for new arrivals.',
    channelId: CHANNELS.announcements.id,
    messageId: '510000000000000001',
    authorId: PEOPLE.olivia,
    reactions: ['🎉', '💯', '🚀'],
    mentionEveryone: false,
    mentionHere: true,
    embedColor: GREEN,
    createdAt: { days: -20 },
  },
  {
    title: 'Certification, explained',
    description:
      'What we look at, how long it takes, and why we sometimes say not yet: read it before you apply, it is short.',
    channelId: CHANNELS.announcements.id,
    messageId: '510000000000000002',
    authorId: PEOPLE.devon,
    reactions: ['👍', '💡'],
    mentionEveryone: false,
    mentionHere: false,
    embedColor: BLURPLE,
    createdAt: { days: -11, hours: -3 },
  },
  {
    title: 'Boți în limba română',
    description:
      'Categoria „Română” are deja peste patruzeci de boți. Scrieți-ne în #limba-română ce vă lipsește.',
    channelId: CHANNELS.romana.id,
    messageId: '510000000000000003',
    authorId: PEOPLE.devon,
    reactions: ['❤️', '✅'],
    mentionEveryone: false,
    mentionHere: false,
    embedColor: YELLOW,
    createdAt: { days: -4 },
  },
  {
    title: 'Maintenance on Sunday',
    description:
      'The greenhouse closes for an hour at six in the morning. Bots keep running, the directory will be read-only.',
    channelId: CHANNELS.announcements.id,
    messageId: null,
    authorId: PEOPLE.olivia,
    reactions: ['⚡'],
    mentionEveryone: true,
    mentionHere: false,
    embedColor: BLURPLE,
    createdAt: { hours: -3 },
  },
  {
    title: 'Spring review week',
    description: 'Five days, all hands, every pending bot. Bring yours.',
    channelId: CHANNELS.newBots.id,
    messageId: null,
    authorId: PEOPLE.devon,
    reactions: ['👀', '🎯'],
    mentionEveryone: false,
    mentionHere: false,
    embedColor: GREEN,
    createdAt: { minutes: -50 },
  },
]
