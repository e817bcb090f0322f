import {
  mergeCatalog,
  type Catalog,
  type CatalogResponse,
} from '../../../src/features/offline/catalog/catalog.ts'

type Bots = CatalogResponse['bots']
export type BotFields = Partial<{ [Name in keyof Bots]: Bots[Name][number] }> & { id: number }

const CATEGORIES = [
  { id: 1, name: 'Music' },
  { id: 2, name: 'Română' },
] as CatalogResponse['categories']

/** Returns the server's response with these bots. */
export function answerOf(
  bots: readonly BotFields[],
  fields: Partial<Omit<CatalogResponse, 'bots'>> = {}
): CatalogResponse {
  const rows = bots.map((bot) => ({
    discordBotId: `3000${bot.id}`,
    name: `Bot ${bot.id}`,
    shortDescription: '',
    avatar: null,
    inviteUrl: 'https://discord.com/oauth2/authorize',
    categoryIds: [] as number[],
    certified: false,
    servingCount: 0,
    voteCount: 0,
    averageRating: null,
    ratingCount: 0,
    recentVotes: 0,
    usualVotes: 0,
    hasEnded: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    approvedAt: '2026-01-02T00:00:00.000Z',
    permissions: 0,
    ...bot,
  }))
  const column = <Name extends keyof Bots>(name: Name) => rows.map((bot) => bot[name])
  return {
    version: '2026-11-22T10:00:00.000Z',
    isWhole: true,
    gone: [],
    categories: CATEGORIES,
    ...fields,
    bots: {
      id: column('id'),
      discordBotId: column('discordBotId'),
      name: column('name'),
      shortDescription: column('shortDescription'),
      avatar: column('avatar'),
      inviteUrl: column('inviteUrl'),
      categoryIds: column('categoryIds'),
      certified: column('certified'),
      servingCount: column('servingCount'),
      voteCount: column('voteCount'),
      averageRating: column('averageRating'),
      ratingCount: column('ratingCount'),
      recentVotes: column('recentVotes'),
      usualVotes: column('usualVotes'),
      hasEnded: column('hasEnded'),
      createdAt: column('createdAt'),
      updatedAt: column('updatedAt'),
      approvedAt: column('approvedAt'),
      permissions: column('permissions'),
    } as Bots,
  }
}

/** Returns the offline catalog with these bots. */
export function createCatalog(bots: readonly BotFields[]): Catalog {
  return mergeCatalog(undefined, answerOf(bots), 0)
}
