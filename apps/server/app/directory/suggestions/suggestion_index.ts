import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { CATEGORY_SYNONYMS } from './category_synonyms.js'
import { WordList } from './word_list.js'
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
  /** Comes after all others. */
  hasEnded: boolean
}

export interface SuggestedCategory {
  id: number
  name: string
}

interface BotSuggestion extends Omit<SuggestedBot, 'voteCount' | 'hasEnded'> {
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
  words: readonly string[]
  /** The same as one text. */
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
  return { key, item, words, name: words.join(' '), beginnings: [...new Set(beginnings)].join(' ') }
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
  /** For words without typos, which MiniSearch would rank one by one before the best are taken. */
  readonly #words = new WordList<Entry>()
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
    this.#words.load(entries.flatMap((item) => item.words.map((word) => ({ word, item }))))
    await this.#search.addAllAsync(entries, { chunkSize: 200 })
  }

  /** The number of bots and categories. */
  get size() {
    return this.#entries.size
  }

  /** Adds or replaces a bot. */
  setBot(bot: SuggestedBot) {
    this.deleteBot(bot.id)
    const entry = toBotEntry(bot)
    this.#entries.set(entry.key, entry)
    for (const word of entry.words) this.#words.add(word, entry)
    this.#search.add(entry)
  }

  deleteBot(id: number) {
    const entry = this.#entries.get(botKey(id))
    if (!entry) return
    this.#entries.delete(entry.key)
    for (const word of entry.words) this.#words.delete(word, entry)
    this.#search.discard(entry.key)
  }

  /** Suggests bots and categories for what was typed so far; with typos only if nothing begins like that. */
  suggest(typed: string): Suggestion[] {
    const words = splitWords(typed)
      .map(({ word }) => word)
      .slice(0, MAX_WORDS)
    if (words.length === 0) return []
    const found = this.#findByBeginnings(words)
    return found.length > 0 ? found : this.#findWithTypos(words)
  }

  /** What has all words, or all of them written as one. */
  #findByBeginnings(words: readonly string[]): Suggestion[] {
    const [first, ...others] = words.toSorted((one, other) => other.length - one.length)
    const entries = [...this.#words.findByPrefix(first!)].filter((entry) =>
      others.every((word) => entry.words.some((own) => own.startsWith(word)))
    )
    const together = words.length > 1 ? [words.join('')] : []
    const joined = together.flatMap((word) => [...this.#words.findByPrefix(word)])
    const ranked = [...new Set([...entries, ...joined])].map((entry) => ({
      entry,
      rank: rankName(entry, words[0]!),
      prefixes: [...words, ...together],
    }))
    return pickBest(ranked)
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
    const prefixes = [...words, ...swapped]
    return pickBest(
      this.#search.search(query).map((result) => ({
        entry: this.#entries.get(result.id as string)!,
        rank: result.score,
        prefixes: getPrefixes(result, prefixes),
      }))
    )
  }
}

interface RankedEntry {
  entry: Entry
  rank: number
  /** The beginnings of words to mark. */
  prefixes: readonly string[]
}

function pickBest(ranked: readonly RankedEntry[]): Suggestion[] {
  const pick = (kind: Suggestion['kind'], most: number) => {
    const best: RankedEntry[] = []
    for (const one of ranked) {
      if (one.entry.item.kind !== kind) continue
      const worst = best[most - 1]
      if (worst && compareRanks(one, worst) >= 0) continue
      const place = best.findIndex((other) => compareRanks(one, other) < 0)
      best.splice(place < 0 ? best.length : place, 0, one)
      best.splice(most)
    }
    return best.map(({ entry, prefixes }) => toSuggestion(entry, prefixes))
  }
  return [...pick('category', SUGGESTION_LIMITS.categories), ...pick('bot', SUGGESTION_LIMITS.bots)]
}

const compareRanks = (one: RankedEntry, other: RankedEntry) =>
  Number(hasEnded(one.entry)) - Number(hasEnded(other.entry)) ||
  other.rank - one.rank ||
  getVotes(other.entry) - getVotes(one.entry)

const hasEnded = ({ item }: Entry) => item.kind === 'bot' && item.bot.hasEnded

const getVotes = ({ item }: Entry) => (item.kind === 'bot' ? item.bot.voteCount : 0)

/** A name that is the word comes before one that begins with it, and that before one with the word inside. */
function rankName({ name }: Entry, word: string): number {
  if (name === word || name.startsWith(`${word} `)) return 2
  return name.startsWith(word) ? 1 : 0
}

/** With typos, the found words are marked too, unless it is known how far they match. */
function getPrefixes({ terms }: SearchResult, prefixes: readonly string[]) {
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
