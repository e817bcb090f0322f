import type { BotCardBot } from '../../src/bots/index.ts'

/** Creates the data of a bot card, with the given fields overridden. */
export function botWith(changes: Partial<BotCardBot> = {}): BotCardBot {
  return {
    discordBotId: '300000000000000001',
    name: 'Aurora',
    avatar: 'abc123',
    banner: 'def456',
    shortDescription: 'Keeps the peace.',
    inviteUrl: 'https://discord.com/oauth2/authorize?client_id=300000000000000001',
    tags: ['Moderation', 'Utility'],
    certified: false,
    approvalStatus: 'approved',
    servingCount: 1290,
    servingCountSource: null,
    servingCountAt: null,
    voteCount: 12_345,
    averageRating: 4.56,
    presence: { status: 'online', activity: 'Watching the gate' },
    ...changes,
  }
}
