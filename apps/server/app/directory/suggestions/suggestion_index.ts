import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { CATEGORY_SYNONYMS } from './category_synonyms.js'
import { findMatchedLetters, splitWords, type LetterRange } from './matched_letters.js'

/** A bot that can be suggested. */
export interface SuggestedBot {
  id: number
  discordBotId: string
  name: string
  avatar: string | null
  certified: boolean
  /** Orders bots that match equally well. */
  voteCount: number
}

export interface SuggestedCategory {
  id: number
  name: string
}

interface BotSuggestion extends Omit<SuggestedBot, 'voteCount'> {
  kind: 'bot'
  /** The letters of the name that were typed. */
  matches: LetterRange[]
}

interface CategorySuggestion extends SuggestedCategory {
  kind: 'category'
  /** Empty if a synonym was typed. */
  matches: LetterRange[]
}

export type Suggestion = BotSuggestion | CategorySuggestion

/** Maximum number of suggestions of each kind. */
export const SUGGESTION_LIMITS = { bots: 6, categories: 2 } as const

/** More words would not narrow the suggestions. */
const MAX_WORDS = 5
/** Shorter words are too similar to each other to be corrected. */
const MIN_CORRECTED_LENGTH = 4
/** Words from this length on may have two typos. */
const TWO_TYPOS_LENGTH = 7
/** The beginnings of names that a word with a typo is compared with, because people have not typed it whole yet. */
const BEGINNING_LENGTHS = [4, 6, 8] as const

interface Entry {
  key: string
  /** Its words, and all of them written as one. */
  name: string
  beginnings: string
  item: { kind: 'bot'; bot: SuggestedBot } | { kind: 'category'; category: SuggestedCategory }
}

const botKey = (id: number) => `bot/${id}`
const categoryKey = (id: number) => `category/${id}`
const splitAtSpaces = (text: string) => text.split(' ').filter(Boolean)

function toEntry(key: string, item: Entry['item'], texts: readonly string[]): Entry {
  const words = texts.flatMap((text) => {
    const own = splitWords(text).map(({ word }) => word)
    return own.length > 1 ? [...own, own.join('')] : own
  })
  const beginnings = words.flatMap((word) =>
    BEGINNING_LENGTHS.filter((length) => length < word.length).map((length) =>
      word.slice(0, length)
    )
  )
  return { key, item, name: words.join(' '), beginnings: [...new Set(beginnings)].join(' ') }
}

function toBotEntry(bot: SuggestedBot) {
  return toEntry(botKey(bot.id), { kind: 'bot', bot }, [bot.name])
}

function toCategoryEntry(category: SuggestedCategory) {
  const synonyms = CATEGORY_SYNONYMS[category.name] ?? []
  return toEntry(categoryKey(category.id), { kind: 'category', category }, [
    category.name,
    ...synonyms,
  ])
}

/** A word with two neighboring letters swapped, in all ways. */
function swapLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  )
}

/**
 * The names of bots and categories in memory, for suggestions while somebody types. The server and the offline catalog
 * use the same one.
 */
export class SuggestionIndex {
  readonly #entries = new Map<string, Entry>()
  readonly #search = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['name', 'beginnings'],
    tokenize: splitAtSpaces,
    processTerm: (word) => word,
  })

  /** Adds everything in small parts, between which other work can run. */
  async load(bots: readonly SuggestedBot[], categories: readonly SuggestedCategory[]) {
    const entries = [...bots.map(toBotEntry), ...categories.map(toCategoryEntry)]
    for (const entry of entries) this.#entries.set(entry.key, entry)
    await this.#search.addAllAsync(entries, { chunkSize: 200 })
  }

  get size() {
    return this.#entries.size
  }

  /** Adds or replaces a bot. */
  setBot(bot: SuggestedBot) {
    this.deleteBot(bot.id)
    const entry = toBotEntry(bot)
    this.#entries.set(entry.key, entry)
    this.#search.add(entry)
  }

  deleteBot(id: number) {
    if (this.#entries.delete(botKey(id))) this.#search.discard(botKey(id))
  }

  /** Suggests bots and categories for what was typed so far; with typos only if nothing begins like that. */
  suggest(typed: string): Suggestion[] {
    const words = splitWords(typed)
      .map(({ word }) => word)
      .slice(0, MAX_WORDS)
    if (words.length === 0) return []
    const together = words.length > 1 ? [words.join('')] : []
    const found = this.#find(
      {
        combineWith: 'OR',
        queries: [{ combineWith: 'AND', queries: words }, ...together],
        prefix: true,
        fields: ['name'],
      },
      [...words, ...together]
    )
    return found.length > 0 ? found : this.#findWithTypos(words)
  }

  #findWithTypos(words: readonly string[]) {
    const swapped = words.flatMap((word) =>
      word.length >= MIN_CORRECTED_LENGTH ? swapLetters(word) : []
    )
    const query: Query = {
      combineWith: 'AND',
      queries: words.map((word) =>
        word.length < MIN_CORRECTED_LENGTH
          ? { queries: [word], prefix: true, fields: ['name'] }
          : {
              combineWith: 'OR',
              queries: [
                {
                  queries: [word],
                  fuzzy: word.length >= TWO_TYPOS_LENGTH ? 2 : 1,
                  fields: ['name'],
                },
                { queries: [word], fuzzy: 1, fields: ['beginnings'] },
                { combineWith: 'OR', queries: swapLetters(word), prefix: true, fields: ['name'] },
              ],
            }
      ),
    }
    return this.#find(query, [...words, ...swapped], true)
  }

  #find(query: Query, prefixes: readonly string[], withTypos = false): Suggestion[] {
    const results = this.#search.search(query)
    const whole = prefixes[0]!
    const ranked = results.map((result) => {
      const entry = this.#entries.get(result.id as string)!
      return { result, entry, rank: withTypos ? result.score : rankName(entry, whole) }
    })
    const byKind = (kind: Suggestion['kind'], most: number) =>
      ranked
        .filter(({ entry }) => entry.item.kind === kind)
        .toSorted(
          (one, other) => other.rank - one.rank || getVotes(other.entry) - getVotes(one.entry)
        )
        .slice(0, most)
        .map(({ result, entry }) => toSuggestion(entry, getPrefixes(result, prefixes, withTypos)))
    return [
      ...byKind('category', SUGGESTION_LIMITS.categories),
      ...byKind('bot', SUGGESTION_LIMITS.bots),
    ]
  }
}

const getVotes = ({ item }: Entry) => (item.kind === 'bot' ? item.bot.voteCount : 0)

/** A name that is the word comes before one that begins with it, and that before one with the word inside. */
function rankName({ name }: Entry, word: string): number {
  if (name === word || name.startsWith(`${word} `)) return 2
  return name.startsWith(word) ? 1 : 0
}

/**
 * The beginnings of words to mark. With typos these are the found words too, unless it is known how far they match.
 */
function getPrefixes({ terms }: SearchResult, prefixes: readonly string[], withTypos: boolean) {
  if (!withTypos) return prefixes
  const others = terms.filter((term) => !prefixes.some((prefix) => term.startsWith(prefix)))
  return [...prefixes, ...others]
}

function toSuggestion({ item }: Entry, prefixes: readonly string[]): Suggestion {
  if (item.kind === 'category') {
    const { id, name } = item.category
    return { kind: 'category', id, name, matches: findMatchedLetters(name, prefixes) }
  }
  const { id, discordBotId, name, avatar, certified } = item.bot
  return {
    kind: 'bot',
    id,
    discordBotId,
    name,
    avatar,
    certified,
    matches: findMatchedLetters(name, prefixes),
  }
}
