import { getDefaultBotSort, SEARCH_SORT, type BotSort } from './rules.js'
import { normalizeLetters, splitWords } from './suggestions/matched_letters.js'

/** Where a bot contains what was searched, the best place first. */
export const MATCHED_FIELDS = ['name', 'category', 'summary', 'description'] as const
export type MatchedField = (typeof MATCHED_FIELDS)[number]

/** Why a bot has its place in a list, with the values that put it there. */
export type BotReason =
  | {
      kind: 'match'
      field: MatchedField
      /** The words that match, or the names of the categories; none for a description. */
      words: string[]
    }
  | { kind: 'popularity'; votes: number; servers: number }
  | {
      kind: 'trending'
      votes: number
      /** The usual number of votes in as many days. */
      usual: number
    }
  | { kind: 'rating'; average: number | null; ratings: number }
  | { kind: 'submitted' | 'updated'; at: string }

/** What reasons read of a bot. */
export interface RankedBot {
  name: string
  tags: readonly string[]
  shortDescription: string
  voteCount: number
  servingCount: number
  recentVotes: number
  usualVotes: number
  averageRating: number | null
  ratingCount: number
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
}

/** More words would not fit into a line. */
const MAX_WORDS = 3

const NO_LETTER = /[^\p{L}\p{N}]+/gu

/** The words of a text that begin with one of these, as the text writes them. */
function findWords(text: string, beginnings: readonly string[]): string[] {
  // Most texts contain none of them; this is a small part of splitting them.
  const letters = normalizeLetters(text).replace(NO_LETTER, '')
  if (!beginnings.some((start) => letters.includes(start))) return []
  const words = splitWords(text)
  const found = words.filter(({ word }) => beginnings.some((start) => word.startsWith(start)))
  if (found.length > 0) return found.map(({ start, end }) => text.slice(start, end))
  const together = words.map(({ word }) => word).join('')
  return beginnings.some((start) => together.startsWith(start)) ? [text] : []
}

const distinct = (words: readonly string[]) => [...new Set(words)].slice(0, MAX_WORDS)

function findMatch(bot: RankedBot, beginnings: readonly string[]): BotReason {
  const name = findWords(bot.name, beginnings)
  if (name.length > 0) return { kind: 'match', field: 'name', words: distinct(name) }
  const tags = bot.tags.filter((tag) => findWords(tag, beginnings).length > 0)
  if (tags.length > 0) return { kind: 'match', field: 'category', words: distinct(tags) }
  const summary = findWords(bot.shortDescription, beginnings)
  if (summary.length > 0) return { kind: 'match', field: 'summary', words: distinct(summary) }
  return { kind: 'match', field: 'description', words: [] }
}

/**
 * Says why a bot has its place in a list.
 * @param beginnings what a search looks for: words and stems, normalized; none without a search
 */
export function getBotReason(
  bot: RankedBot,
  sort: BotSort | undefined,
  beginnings: readonly string[] = []
): BotReason {
  const order = sort ?? getDefaultBotSort(beginnings[0])
  if (order === SEARCH_SORT && beginnings.length > 0) return findMatch(bot, beginnings)
  switch (order) {
    case 'relevance':
    case 'popularity': {
      return { kind: 'popularity', votes: bot.voteCount, servers: bot.servingCount }
    }
    case 'trending': {
      return { kind: 'trending', votes: bot.recentVotes, usual: bot.usualVotes }
    }
    case 'rating': {
      return { kind: 'rating', average: bot.averageRating, ratings: bot.ratingCount }
    }
    case 'updated': {
      return { kind: 'updated', at: bot.updatedAt }
    }
    case 'newest':
    case 'oldest': {
      return { kind: 'submitted', at: bot.createdAt }
    }
  }
}
