import { editDistance } from '#app/directory/search/edit_distance'
import { SHORT_WORD_LENGTH, getAllowedTypos } from '#app/directory/search/typos'
import type { ParsedSearch, SearchWord } from '#app/directory/search/vocabulary'

/** One word of the search: exact lexemes, and completions and corrections. */
interface Term {
  literal: string[]
  loose: string[]
  /** Listed bots that contain it. */
  bots: number
  /** This word and the next term written as one. */
  joined?: string | undefined
}

/** How precisely a bot has to contain the words. */
export interface TextQueryOptions {
  /** Restricts the match: A is the name, B the tags, C the short description; '' is anywhere. */
  weights?: string
  /** Whether completions and corrections are left out. */
  exactOnly?: boolean
}

/** A search as a PostgreSQL text search query. */
export class TextQuery {
  readonly #terms: Term[]

  constructor(
    terms: Term[],
    /** The search with its typos corrected; undefined if there are none. */
    readonly correction?: string
  ) {
    this.#terms = terms
  }

  get isEmpty() {
    return this.#terms.length === 0
  }

  get length() {
    return this.#terms.length
  }

  /** Everything that is looked for: words, stems, completions and corrections. */
  listLexemes(): string[] {
    return this.#terms.flatMap(({ literal, loose, joined }) => [
      ...literal,
      ...loose,
      ...(joined === undefined ? [] : [joined]),
    ])
  }

  /** All words, each in any of its forms; two words that bots write as one also match as one. */
  toTsquery(options: TextQueryOptions = {}): string {
    const parts: string[] = []
    for (let index = 0; index < this.#terms.length; index++) {
      const term = this.#terms[index]!
      const next = this.#terms[index + 1]
      if (term.joined === undefined || !next) {
        parts.push(formatTerm(term, options))
        continue
      }
      const both = `${formatTerm(term, options)}&${formatTerm(next, options)}`
      parts.push(`(${both}|${formatLexemes([term.joined], options)})`)
      index++
    }
    return parts.join('&')
  }

  /** Any of the words. */
  toAnyTsquery(): string {
    return this.#terms.map((term) => formatTerm(term, {})).join('|')
  }

  /** Each word as a query of its own, with the number of bots that contain it. */
  toTermQueries(options: TextQueryOptions = {}) {
    return this.#terms.map((term) => ({ query: formatTerm(term, options), bots: term.bots }))
  }
}

function formatTerm({ literal, loose }: Term, options: TextQueryOptions) {
  return formatLexemes(options.exactOnly ? literal : [...literal, ...loose], options)
}

function formatLexemes(lexemes: readonly string[], { weights = '' }: TextQueryOptions) {
  const suffix = weights && `:${weights}`
  return `(${lexemes.map((lexeme) => quoteLexeme(lexeme) + suffix).join('|')})`
}

/** Quotes a lexeme, so that no character in it is an operator. */
function quoteLexeme(lexeme: string) {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Stop words: Romanian ones, without accents, and words that every bot of a directory has. */
const STOP_WORDS = new Set(
  'acest aceasta al ale ai ca care ce cel cu cum de din este fara fi in la mai o pe pentru sa sau se si sunt un una unei unui bot bots boti botul discord'.split(
    ' '
  )
)

const MAX_CORRECTIONS = 4
/**
 * A correction must be this many times as common as the typed word, and at most this many times rarer than the best
 * correction.
 */
const TIMES_AS_COMMON = 10

const sortLetters = (word: string) => [...word].toSorted().join('')

function isTypo(word: string, known: string) {
  return word.length > SHORT_WORD_LENGTH || sortLetters(word) === sortLetters(known)
}

function findCorrections({ word, bots, similar }: SearchWord): string[] {
  const most = getAllowedTypos(word, bots)
  const near = similar
    .map((known) => ({ ...known, distance: editDistance(word, known.word) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .filter((known) => isTypo(word, known.word))
    .filter((known) => known.bots >= bots * TIMES_AS_COMMON)
  const least = Math.min(...near.map(({ distance }) => distance))
  const nearest = near.filter(({ distance }) => distance === least)
  const commonest = Math.max(...nearest.map((known) => known.bots))
  return nearest
    .filter((known) => known.bots * TIMES_AS_COMMON >= commonest)
    .slice(0, MAX_CORRECTIONS)
    .map((known) => known.word)
}

function toTerm(word: SearchWord, corrections: readonly string[]): Term {
  const completions = word.completions.map((longer) => longer.word)
  return {
    literal: word.lexemes,
    loose: [...completions, ...corrections],
    bots: word.bots,
    joined: word.joined ?? undefined,
  }
}

/** The spelling to show of several corrections. The others may be stems, which are shorter. */
function pickSpelling(corrections: readonly string[]): string | undefined {
  return corrections.toSorted((one, other) => other.length - one.length)[0]
}

/**
 * Builds the text query of a search. Symbols count only when there are no words.
 * @param isExact whether typos are not corrected
 */
export function parseTextQuery(
  { words, symbols }: ParsedSearch,
  { isExact = false }: { isExact?: boolean | undefined } = {}
): TextQuery {
  if (words.length === 0) {
    return new TextQuery(symbols.map((symbol) => ({ literal: [symbol], loose: [], bots: 0 })))
  }
  const significant = words.filter(({ word, isEmpty }) => !isEmpty && !STOP_WORDS.has(word))
  const searched = significant.length > 0 ? significant : words
  const corrections = new Map(
    isExact ? [] : searched.map((word) => [word, findCorrections(word)] as const)
  )
  const spellings = words.map((word) => pickSpelling(corrections.get(word) ?? []))
  return new TextQuery(
    searched.map((word) => toTerm(word, corrections.get(word) ?? [])),
    spellings.some((spelling) => spelling !== undefined)
      ? words.map(({ word }, index) => spellings[index] ?? word).join(' ')
      : undefined
  )
}
