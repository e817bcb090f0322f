import type { BotListFilter, BotListItem, Page, RankedBot } from '@botanica/api-client'
import {
  addCounts,
  type BotFilter,
  getBotReason,
  listFilterChoices,
  matchesBotFilter,
} from '@botanica/api-client/bot-filter'
import {
  COUNTED_BOTS_PER_CHOICE,
  getDefaultBotSort,
  PAGE_LIMITS,
} from '@botanica/api-client/contract'
import type { InfiniteData, Query } from '@tanstack/react-query'
import type { Catalog, CatalogBot } from './catalog.ts'
import { readStoredCatalog } from './stored-catalog.ts'
import { searchCatalog } from './search-catalog.ts'

interface OfflineResponse {
  data: unknown
  updatedAt: number
}

/**
 * A bot as a list item. Fields that no card shows are not stored, and neither are banners, because images
 * need the network.
 */
export function toListItem(bot: CatalogBot, names: ReadonlyMap<number, string>): BotListItem {
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
    servingCountSource: null,
    servingCountAt: null,
    voteCount,
    averageRating,
    ratingCount,
    presence: null,
    createdAt,
  }
}

/** Cursor of lists that are built offline. It is never sent to the server. */
const OFFLINE_CURSOR = 'kept'

/** Finds the bots of a list, each as the list shows it. */
function findBots(catalog: Catalog, filter: BotListFilter) {
  const { search = '', exact, sort = getDefaultBotSort(search) } = filter
  const query = { search, exact, sort, filter: toBotFilter(filter) }
  const { bots, terms, correction } = searchCatalog(catalog, query)
  const names = new Map(catalog.categories.map(({ id, name }) => [id, name]))
  const toRankedBot = (bot: CatalogBot): RankedBot => {
    const item = toListItem(bot, names)
    return { ...item, reason: getBotReason({ ...bot, tags: item.tags }, sort, terms) }
  }
  return { bots, toRankedBot, correction }
}

function toBotFilter({ categoryId, ...filter }: BotListFilter): BotFilter {
  return { ...filter, categoryIds: categoryId === undefined ? [] : [categoryId].flat() }
}

/** Counts the bots beside each choice of a filter, as far as the server counts. */
function countChoices({ bots, categories }: Catalog, filter: BotListFilter, now: number) {
  const choices = listFilterChoices(
    toBotFilter(filter),
    categories.map(({ id }) => id),
    now
  )
  const counts = Object.values(choices)
    .flat()
    .map((choice) => bots.filter((bot) => matchesBotFilter(bot, choice.filter)).length)
  return addCounts(
    choices,
    counts.map((count) => Math.min(count, COUNTED_BOTS_PER_CHOICE))
  )
}

/** The first page of a list, without the bots that are shown already. */
function buildPage(
  catalog: Catalog,
  filter: BotListFilter,
  shownIds: ReadonlySet<number> = new Set()
): Page<RankedBot> {
  const { limit = PAGE_LIMITS.default } = filter
  const { bots, toRankedBot, correction } = findBots(catalog, filter)
  const remaining = bots.filter(({ id }) => !shownIds.has(id))
  return {
    items: remaining.slice(0, limit).map(toRankedBot),
    nextCursor: remaining.length > limit ? OFFLINE_CURSOR : null,
    ...(correction !== undefined && { correction }),
  }
}

/** Builds the data of a query from the catalog; undefined if the catalog lacks it. */
function buildData(catalog: Catalog, queryKey: readonly unknown[]): unknown {
  const [area, kind, id, from] = queryKey
  if (area === 'categories') {
    return catalog.categories.map((category) => ({
      ...category,
      description: null,
      listedBotCount: catalog.bots.filter(({ categoryIds }) => categoryIds.includes(category.id))
        .length,
      // Their images are not available offline.
      popularBots: [],
    }))
  }
  if (area !== 'bots') return undefined
  const filter = id as BotListFilter
  if (kind === 'list') {
    return { ...buildPage(catalog, filter), nextCursor: null }
  }
  if (kind === 'pages' && from === null) {
    return {
      pages: [buildPage(catalog, filter)],
      pageParams: [null],
    }
  }
  if (kind === 'counts') return countChoices(catalog, filter, Date.now())
  if (kind === 'certified') {
    return buildPage(catalog, { certified: true, limit: id as number }).items
  }
  return undefined
}

/** Builds the response to list and search queries from the offline catalog, with the catalog's age. */
export async function buildOfflineResponse({
  queryKey,
}: Query): Promise<OfflineResponse | undefined> {
  const catalog = await readStoredCatalog()
  const data = catalog && buildData(catalog, queryKey)
  return data === undefined ? undefined : { data, updatedAt: catalog!.savedAt }
}

type Pages = InfiniteData<Page<RankedBot>, string | null>

/** Builds the pages of an infinite list including its next page; undefined if the catalog lacks the data. */
export async function buildOfflineNextPage({ queryKey, state }: Query): Promise<Pages | undefined> {
  const [area, kind, filterKey] = queryKey
  const catalog = await readStoredCatalog()
  if (!catalog || area !== 'bots' || kind !== 'pages' || !state.data) return undefined
  const { pages, pageParams } = state.data as Pages
  const shownIds = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const filter = filterKey as BotListFilter
  return {
    pages: [...pages, buildPage(catalog, filter, shownIds)],
    pageParams: [...pageParams, OFFLINE_CURSOR],
  }
}
