import type { BotSort } from '@botanica/api-client/contract'
import type { Catalogue, CatalogueBot } from './catalogue.ts'
import { searchable } from './searchable.ts'

export interface CatalogueSearch {
  search: string
  categoryId: number | undefined
  sort: BotSort
}

type Order = (left: CatalogueBot, right: CatalogueBot) => number

/** As the server orders (ruling R7), but for the rating's weights, which are the server's alone. */
const ORDERS: Record<BotSort, Order> = {
  popularity: (left, right) =>
    right.voteCount - left.voteCount ||
    right.servingCount - left.servingCount ||
    right.id - left.id,
  newest: (left, right) =>
    right.createdAt < left.createdAt
      ? -1
      : right.createdAt > left.createdAt
        ? 1
        : right.id - left.id,
  oldest: (left, right) =>
    left.createdAt < right.createdAt
      ? -1
      : left.createdAt > right.createdAt
        ? 1
        : left.id - right.id,
  rating: (left, right) =>
    (right.averageRating ?? 0) - (left.averageRating ?? 0) ||
    right.ratingCount - left.ratingCount ||
    right.id - left.id,
}

/** How well a bot fits: its name before what it says of itself, the beginning of a word before its middle. 0 is not at all. */
function fit(bot: CatalogueBot, words: readonly string[]): number {
  let total = 0
  for (const word of words) {
    const at = bot.words.indexOf(word.slice(1))
    if (at < 0) return 0
    if (bot.nameWords.startsWith(word)) total += 8
    else if (bot.nameWords.includes(word)) total += 4
    else if (bot.words.includes(word)) total += 2
    else total += 1
  }
  return total
}

/** Searches what is kept, without a network. Every word must be found; which, and where, orders a search by popularity. */
export function searchCatalogue({ bots }: Catalogue, asked: CatalogueSearch): CatalogueBot[] {
  const { search, categoryId, sort } = asked
  const inCategory =
    categoryId === undefined ? bots : bots.filter((bot) => bot.categoryIds.includes(categoryId))
  const words = searchable(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`)
  const order = ORDERS[sort]
  if (words.length === 0) return inCategory.toSorted(order)

  const found = inCategory.flatMap((bot) => {
    const fits = fit(bot, words)
    return fits > 0 ? [{ bot, fits }] : []
  })
  const byFit = sort === 'popularity'
  return found
    .toSorted((left, right) => (byFit ? right.fits - left.fits : 0) || order(left.bot, right.bot))
    .map(({ bot }) => bot)
}
