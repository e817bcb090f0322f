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
function toListItem(bot: CatalogBot, names: ReadonlyMap<number, string>): BotListItem {
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
const OFFLINE_CURSOR = 'kept'

function findBots(catalog: Catalog, filter: BotListFilter): CatalogBot[] {
  const { search = '', categoryId, sort = DEFAULT_BOT_SORT } = filter
  return searchCatalog(catalog, { search, categoryId, sort })
}

/** One page of those bots, the first ones. */
function buildPage(
  { categories }: Catalog,
  bots: readonly CatalogBot[],
  limit: number = PAGE_LIMITS.default
): Page<BotListItem> {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return {
    items: bots.slice(0, limit).map((bot) => toListItem(bot, names)),
    nextCursor: bots.length > limit ? OFFLINE_CURSOR : null,
  }
}

/** What the catalogue answers of a read; undefined for what it knows nothing of. */
function buildData(catalog: Catalog, queryKey: readonly unknown[]): unknown {
  const [area, kind, id, from] = queryKey
  if (area === 'categories') {
    return catalog.categories.map((category) => ({ ...category, description: null }))
  }
  if (area !== 'bots') return undefined
  const filter = id as BotListFilter
  if (kind === 'list') {
    const { items } = buildPage(catalog, findBots(catalog, filter), filter.limit)
    return { items, nextCursor: null }
  }
  if (kind === 'pages' && from === null) {
    return {
      pages: [buildPage(catalog, findBots(catalog, filter), filter.limit)],
      pageParams: [null],
    }
  }
  if (kind === 'certified') {
    const certified = findBots(catalog, {}).filter((bot) => bot.certified)
    return buildPage(catalog, certified, id as number).items
  }
  return undefined
}

/** Answers reads of lists, searches among them, from the catalogue that is kept: what it is as old as, it says. */
export async function buildOfflineResponse({
  queryKey,
}: Query): Promise<OfflineResponse | undefined> {
  const catalog = await readStoredCatalog()
  const data = catalog && buildData(catalog, queryKey)
  return data === undefined ? undefined : { data, updatedAt: catalog!.savedAt }
}

type Pages = InfiniteData<Page<BotListItem>, string | null>

/** What a list that grows shows with its next page, from the catalogue; undefined for what it knows nothing of. */
export async function buildOfflineNextPage({ queryKey, state }: Query): Promise<Pages | undefined> {
  const [area, kind, filterKey] = queryKey
  const catalog = await readStoredCatalog()
  if (!catalog || area !== 'bots' || kind !== 'pages' || !state.data) return undefined
  const { pages, pageParams } = state.data as Pages
  const shownIds = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const filter = filterKey as BotListFilter
  const remaining = findBots(catalog, filter).filter(({ id }) => !shownIds.has(id))
  return {
    pages: [...pages, buildPage(catalog, remaining, filter.limit)],
    pageParams: [...pageParams, OFFLINE_CURSOR],
  }
}
