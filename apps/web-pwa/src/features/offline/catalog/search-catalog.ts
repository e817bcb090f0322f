import { type BotFilter, matchesBotFilter } from '@botanica/api-client/bot-filter'
import { type BotSort, getTrendingScore, SEARCH_SORT } from '@botanica/api-client/contract'
import type { Catalog, CatalogBot } from './catalog.ts'
import { findFuzzyMatches } from './fuzzy-matches.ts'
import { normalizeSearchText } from './normalize-search-text.ts'

export interface CatalogSearch {
  search: string
  /** Whether typos are not corrected. */
  exact?: boolean | undefined
  filter: BotFilter
  sort: BotSort
}

export interface CatalogResults {
  bots: CatalogBot[]
  /** What the bots contain, normalized; none without a search. */
  terms: string[]
  /** The search with its typos corrected, if no bot contains it as it is. */
  correction?: string
}

type Order = (left: CatalogBot, right: CatalogBot) => number

const byPopularity: Order = (left, right) =>
  right.voteCount - left.voteCount || right.servingCount - left.servingCount || right.id - left.id

const getTrend = ({ recentVotes, usualVotes }: CatalogBot) =>
  getTrendingScore({ recent: recentVotes, usual: usualVotes })

/** In each order, bots that have ended come after all others. */
const byEnd: Order = (left, right) => Number(left.hasEnded) - Number(right.hasEnded)

/** The server's sort orders, except that only the server weights ratings. */
const ORDERS: Record<BotSort, Order> = {
  // Of bots that match equally well.
  relevance: byPopularity,
  popularity: byPopularity,
  trending: (left, right) => getTrend(right) - getTrend(left) || right.id - left.id,
  updated: (left, right) =>
    right.updatedAt < left.updatedAt
      ? -1
      : right.updatedAt > left.updatedAt
        ? 1
        : right.id - left.id,
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

/**
 * Relevance of a bot: a match in its name counts more than one in its description, and the start of a word
 * more than its middle. 0 means no match.
 * @param words each with a leading space; of several spellings of a word, the best match counts
 */
function scoreBot(bot: CatalogBot, words: readonly (readonly string[])[]): number {
  let total = 0
  for (const spellings of words) {
    let best = 0
    for (const word of spellings) best = Math.max(best, scoreWord(bot, word))
    if (best === 0) return 0
    total += best
  }
  return total
}

function scoreWord(bot: CatalogBot, word: string): number {
  if (!bot.words.includes(word.slice(1))) return 0
  if (bot.nameWords.startsWith(word)) return 8
  if (bot.nameWords.includes(word)) return 4
  return bot.words.includes(word) ? 2 : 1
}

function scoreBots(bots: readonly CatalogBot[], words: readonly (readonly string[])[]) {
  return bots.flatMap((bot) => {
    const score = scoreBot(bot, words)
    return score > 0 ? [{ bot, score }] : []
  })
}

/** Replaces words that match nothing by the words that the user may have meant. */
function correctTypos(bots: readonly CatalogBot[], words: readonly string[]): string[][] {
  return words.map((word) => {
    const text = word.slice(1)
    if (bots.some((bot) => bot.words.includes(text))) return [word]
    return findFuzzyMatches(bots, text).map((match) => ` ${match}`)
  })
}

/** The spelling that most bots have. */
function pickSpelling(bots: readonly CatalogBot[], spellings: readonly string[]): string {
  if (spellings.length <= 1) return spellings[0] ?? ''
  const count = (word: string) => bots.filter((bot) => bot.words.includes(word)).length
  return spellings.reduce((best, word) => (count(word) > count(best) ? word : best))
}

/** Searches the offline catalog. Every word must match, if necessary with corrected typos. */
export function searchCatalog({ bots }: Catalog, query: CatalogSearch): CatalogResults {
  const { search, exact, filter, sort } = query
  const filtered = bots.filter((bot) => matchesBotFilter(bot, filter))
  const words = normalizeSearchText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word}`)
  const order: Order = (left, right) => byEnd(left, right) || ORDERS[sort](left, right)
  if (words.length === 0) return { bots: filtered.toSorted(order), terms: [] }

  let spellings = words.map((word) => [word])
  let results = scoreBots(filtered, spellings)
  const isCorrected = results.length === 0 && !exact
  if (isCorrected) {
    spellings = correctTypos(bots, words)
    results = scoreBots(filtered, spellings)
  }
  const byScore = sort === SEARCH_SORT
  const found = results.toSorted(
    (left, right) =>
      byEnd(left.bot, right.bot) ||
      (byScore ? right.score - left.score : 0) ||
      order(left.bot, right.bot)
  )
  return {
    bots: found.map(({ bot }) => bot),
    terms: spellings.flat().map((word) => word.slice(1)),
    ...(isCorrected &&
      found.length > 0 && {
        correction: spellings.map((each) => pickSpelling(bots, each).slice(1)).join(' '),
      }),
  }
}
