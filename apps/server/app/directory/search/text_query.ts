import { editDistance } from '#app/directory/search/edit_distance'
import { SHORT_WORD, getAllowedTypos } from '#app/directory/search/typos'
import type { ParsedSearch, SearchWord } from '#app/directory/search/vocabulary'

/** One word of the search: exact lexemes, and completions and corrections. */
interface Demand {
  literal: string[]
  loose: string[]
}

/** A search as a PostgreSQL text search query. */
export class TextQuery {
  readonly #demands: Demand[]

  constructor(demands: Demand[]) {
    this.#demands = demands
  }

  get isEmpty() {
    return this.#demands.length === 0
  }

  /**
   * @param weights restricts the match: A is the name, B the tags, C the short description; '' is anywhere
   * @param literally whether completions and corrections are left out
   */
  toTsquery(weights = '', literally = false): string {
    const suffix = weights && `:${weights}`
    return this.#demands
      .map(({ literal, loose }) => {
        const lexemes = literally ? literal : [...literal, ...loose]
        return `(${lexemes.map((lexeme) => quoted(lexeme) + suffix).join('|')})`
      })
      .join('&')
  }
}

/** Quotes a lexeme, so that no character in it is an operator. */
function quoted(lexeme: string) {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Stop words: Romanian ones, without accents, and words that every bot of a directory has. */
const EMPTY_WORDS = new Set(
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

const lettersOf = (word: string) => [...word].toSorted().join('')

function isSlip(word: string, known: string) {
  return word.length > SHORT_WORD || lettersOf(word) === lettersOf(known)
}

function correctionsOf({ word, bots, similar }: SearchWord): string[] {
  const most = getAllowedTypos(word, bots)
  const near = similar
    .map((known) => ({ ...known, distance: editDistance(word, known.word) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .filter((known) => isSlip(word, known.word))
    .filter((known) => known.bots >= bots * TIMES_AS_COMMON)
  const least = Math.min(...near.map(({ distance }) => distance))
  const nearest = near.filter(({ distance }) => distance === least)
  const commonest = Math.max(...nearest.map((known) => known.bots))
  return nearest
    .filter((known) => known.bots * TIMES_AS_COMMON >= commonest)
    .slice(0, MAX_CORRECTIONS)
    .map((known) => known.word)
}

function demandOf(asked: SearchWord): Demand {
  const completions = asked.completions.map(({ word }) => word)
  return { literal: asked.lexemes, loose: [...completions, ...correctionsOf(asked)] }
}

/** Builds the text query of a search. Symbols count only when there are no words. */
export function parseTextQuery({ words, symbols }: ParsedSearch): TextQuery {
  if (words.length === 0) {
    return new TextQuery(symbols.map((symbol) => ({ literal: [symbol], loose: [] })))
  }
  const telling = words.filter(({ word, isEmpty }) => !isEmpty && !EMPTY_WORDS.has(word))
  return new TextQuery((telling.length > 0 ? telling : words).map(demandOf))
}
