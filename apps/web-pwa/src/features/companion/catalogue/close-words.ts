import type { CatalogueBot } from './catalogue.ts'

/** Shorter words are too close to one another. */
const SHORTEST = 4
/** So long is a word in which two letters may be wrong. */
const LONG = 8

const vocabularies = new WeakMap<readonly CatalogueBot[], readonly string[]>()

/** Every word of the catalogue, once. */
function vocabularyOf(bots: readonly CatalogueBot[]): readonly string[] {
  let words = vocabularies.get(bots)
  if (!words) {
    words = [...new Set(bots.flatMap((bot) => bot.words.split(' ')))].filter(Boolean)
    vocabularies.set(bots, words)
  }
  return words
}

/**
 * How many letters have to be added, left out or exchanged, or change places with their neighbours, until `typed` is what the
 * word begins with; more than `most` is not counted out.
 */
function distance(typed: string, word: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let least = Math.min(
        last[column - 1]! + (isSame ? 0 : 1),
        last[column]! + 1,
        next[column - 1]! + 1
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      if (isSwapped) least = Math.min(least, beforeLast[column - 2]! + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    beforeLast = last
    last = next
  }
  return Math.min(...last)
}

/** The catalogue's words that may have been meant; none for a word too short to guess at. */
export function closeWords(bots: readonly CatalogueBot[], typed: string): string[] {
  if (typed.length < SHORTEST) return []
  const most = typed.length < LONG ? 1 : 2
  return vocabularyOf(bots).filter(
    (word) => word.length >= typed.length - most && distance(typed, word, most) <= most
  )
}
