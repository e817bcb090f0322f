import type { BotCardBot } from '../../src/bots/index.ts'

const plain: BotCardBot = {
  discordBotId: '300000000000000001',
  name: 'Aurora',
  avatar: 'present',
  banner: 'present',
  shortDescription:
    'Keeps the peace in servers of every size: filters, warnings, and a log that people read.',
  inviteUrl: 'https://discord.com/oauth2/authorize?client_id=300000000000000001',
  tags: ['Moderation', 'Utility'],
  certified: true,
  approvalStatus: 'approved',
  servingCount: 1290,
  servingCountSource: null,
  servingCountAt: null,
  voteCount: 12_345,
  averageRating: 4.6,
  presence: { status: 'online', activity: 'Watching over 1,290 servers' },
}

function specimen(index: number, changes: Partial<BotCardBot>): BotCardBot {
  return { ...plain, discordBotId: `30000000000000${index}`, certified: false, ...changes }
}

/** Cards with realistic content. */
export const specimens: readonly BotCardBot[] = [
  plain,
  specimen(1002, {
    name: 'Q',
    avatar: null,
    banner: null,
    shortDescription: 'One letter.',
    tags: [],
    servingCount: 0,
    voteCount: 0,
    averageRating: null,
    presence: null,
  }),
  specimen(1007, {
    name: 'The Extraordinarily Long-Named Moderation Companion of the Northern Gardens',
    banner: 'broken',
    avatar: 'broken',
    tags: ['Moderation', 'Productivity', 'Translation', 'Community', 'Economy', 'Games', 'Română'],
    servingCount: 123_999,
    voteCount: 999_950,
    presence: {
      status: 'dnd',
      activity: 'Listening to a very long list of commands that nobody will ever read to its end',
    },
  }),
  specimen(1014, {
    name: 'Paznicul',
    banner: null,
    approvalStatus: 'pending',
    shortDescription:
      'Moderare în limba română: înțelege diacriticele, argoul și înjurăturile scrise cu cifre, țâșnind.',
    tags: ['Moderation', 'Logging', 'Română'],
    servingCount: 4390,
    voteCount: 21,
    averageRating: 5,
    presence: { status: 'idle', activity: 'De pază la 4.390 de porți' },
  }),
  specimen(1025, {
    name: 'Sieve',
    banner: null,
    averageRating: 3.1,
    certified: true,
    tags: ['Music', 'Fun', 'Anime'],
  }),
  specimen(1033, {
    name: 'Wisteria',
    banner: null,
    servingCount: 2_512_000,
    voteCount: 1_250_000,
    presence: { status: 'offline', activity: null },
  }),
  specimen(1048, {
    name: 'Bramble',
    banner: null,
    avatar: null,
    averageRating: null,
    voteCount: 3,
    servingCount: 40,
    tags: ['Developer Tools', 'Utility'],
  }),
  specimen(1059, {
    name: 'ȘȚĂÂÎ ștecher',
    banner: null,
    avatar: null,
    shortDescription:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterungsschraubenzieherverkäufer-Bot.',
    averageRating: 1,
    voteCount: 1,
    servingCount: 1,
  }),
]
