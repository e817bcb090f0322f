import type { BotListFilter, BotListItem } from '@botanica/api-client'
import { DEFAULT_BOT_SORT, PAGE_LIMITS } from '@botanica/api-client/contract'
import type { Query } from '@tanstack/react-query'
import type { Catalogue, CatalogueBot } from './catalogue.ts'
import { readCatalogue } from './saved-catalogue.ts'
import { searchCatalogue } from './search-catalogue.ts'

interface MadeUp {
  data: unknown
  updatedAt: number
}

/** The bot as lists have it. What no card shows is not kept, and neither are banners: pictures need the network. */
function itemOf(bot: CatalogueBot, names: ReadonlyMap<number, string>): BotListItem {
  const { id, discordBotId, name, shortDescription, avatar, inviteUrl, certified } = bot
  const { servingCount, voteCount, averageRating, ratingCount, createdAt } = bot
  return {
    id,
    discordBotId,
    userId: '',
    name,
    username: null,
    discriminator: null,
    avatar,
    banner: null,
    prefix: '',
    shortDescription,
    inviteUrl,
    tags: bot.categoryIds.flatMap((categoryId) => names.get(categoryId) ?? []),
    certified,
    approvalStatus: 'approved',
    servingCount,
    voteCount,
    averageRating,
    ratingCount,
    presence: null,
    createdAt,
  }
}

function listFrom(catalogue: Catalogue, filter: BotListFilter): BotListItem[] {
  const { search = '', categoryId, sort = DEFAULT_BOT_SORT, limit = PAGE_LIMITS.max } = filter
  const names = new Map(catalogue.categories.map(({ id, name }) => [id, name]))
  return searchCatalogue(catalogue, { search, categoryId, sort })
    .slice(0, limit)
    .map((bot) => itemOf(bot, names))
}

/** What the catalogue answers of a read; undefined for what it knows nothing of. */
function dataFor(catalogue: Catalogue, queryKey: readonly unknown[]): unknown {
  const [area, kind, asked, from] = queryKey
  if (area === 'categories') {
    return catalogue.categories.map((category) => ({ ...category, description: null }))
  }
  if (area !== 'bots') return undefined
  if (kind === 'list') {
    return { items: listFrom(catalogue, asked as BotListFilter), nextCursor: null }
  }
  if (kind === 'pages' && from === null) {
    const page = { items: listFrom(catalogue, asked as BotListFilter), nextCursor: null }
    return { pages: [page], pageParams: [null] }
  }
  if (kind === 'certified') {
    const certified = { ...catalogue, bots: catalogue.bots.filter((bot) => bot.certified) }
    return listFrom(certified, { limit: asked as number })
  }
  return undefined
}

/** Answers reads of lists, searches among them, from the catalogue that is kept: what it is as old as, it says. */
export async function makeUp({ queryKey }: Query): Promise<MadeUp | undefined> {
  const catalogue = await readCatalogue()
  const data = catalogue && dataFor(catalogue, queryKey)
  return data === undefined ? undefined : { data, updatedAt: catalogue!.savedAt }
}
