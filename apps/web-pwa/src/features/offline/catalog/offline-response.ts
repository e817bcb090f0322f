import type { BotListFilter, BotListItem, Page } from '@botanica/api-client'
import { DEFAULT_BOT_SORT, PAGE_LIMITS } from '@botanica/api-client/contract'
import type { InfiniteData, Query } from '@tanstack/react-query'
import type { Catalog, CatalogBot } from './catalog.ts'
import { readStoredCatalog } from './stored-catalog.ts'
import { searchCatalog } from './search-catalog.ts'

interface OfflineResponse {
  data: unknown
  updatedAt: number
}

/** The bot as lists have it. What no card shows is not kept, and neither are banners: pictures need the network. */
function itemOf(bot: CatalogBot, names: ReadonlyMap<number, string>): BotListItem {
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

/** A place in what the device makes up; the server is never asked with it. */
const MADE_UP_PLACE = 'kept'

function findBots(catalogue: Catalog, filter: BotListFilter): CatalogBot[] {
  const { search = '', categoryId, sort = DEFAULT_BOT_SORT } = filter
  return searchCatalog(catalogue, { search, categoryId, sort })
}

/** One page of those bots, the first ones. */
function pageFrom(
  { categories }: Catalog,
  bots: readonly CatalogBot[],
  limit: number = PAGE_LIMITS.default
): Page<BotListItem> {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return {
    items: bots.slice(0, limit).map((bot) => itemOf(bot, names)),
    nextCursor: bots.length > limit ? MADE_UP_PLACE : null,
  }
}

/** What the catalogue answers of a read; undefined for what it knows nothing of. */
function dataFor(catalogue: Catalog, queryKey: readonly unknown[]): unknown {
  const [area, kind, id, from] = queryKey
  if (area === 'categories') {
    return catalogue.categories.map((category) => ({ ...category, description: null }))
  }
  if (area !== 'bots') return undefined
  const filter = id as BotListFilter
  if (kind === 'list') {
    const { items } = pageFrom(catalogue, findBots(catalogue, filter), filter.limit)
    return { items, nextCursor: null }
  }
  if (kind === 'pages' && from === null) {
    return {
      pages: [pageFrom(catalogue, findBots(catalogue, filter), filter.limit)],
      pageParams: [null],
    }
  }
  if (kind === 'certified') {
    const certified = findBots(catalogue, {}).filter((bot) => bot.certified)
    return pageFrom(catalogue, certified, id as number).items
  }
  return undefined
}

/** Answers reads of lists, searches among them, from the catalogue that is kept: what it is as old as, it says. */
export async function buildOfflineResponse({
  queryKey,
}: Query): Promise<OfflineResponse | undefined> {
  const catalogue = await readStoredCatalog()
  const data = catalogue && dataFor(catalogue, queryKey)
  return data === undefined ? undefined : { data, updatedAt: catalogue!.savedAt }
}

type Pages = InfiniteData<Page<BotListItem>, string | null>

/** What a list that grows shows with its next page, from the catalogue; undefined for what it knows nothing of. */
export async function buildOfflineNextPage({ queryKey, state }: Query): Promise<Pages | undefined> {
  const [area, kind, asked] = queryKey
  const catalogue = await readStoredCatalog()
  if (!catalogue || area !== 'bots' || kind !== 'pages' || !state.data) return undefined
  const { pages, pageParams } = state.data as Pages
  const shownIds = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const filter = asked as BotListFilter
  const rest = findBots(catalogue, filter).filter(({ id }) => !shownIds.has(id))
  return {
    pages: [...pages, pageFrom(catalogue, rest, filter.limit)],
    pageParams: [...pageParams, MADE_UP_PLACE],
  }
}
