import type { CatalogBot } from './catalog.ts'

/** Shorter words are too close to one another. */
const SHORTEST = 4
/** So long is a word in which two letters may be wrong. */
const LONG = 8

/** Letters share thirty places: enough to rule most words out without looking at their order. */
const CANDIDATES = 30

interface Word {
  text: string
  letters: number
}

const vocabularies = new WeakMap<readonly CatalogBot[], readonly Word[]>()

/** Which letters a word has, one bit for each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) {
    letters |= 1 << (word.charCodeAt(index) % CANDIDATES)
  }
  return letters
}

function bitsOf(letters: number): number {
  let bits = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/** Every word of the catalogue, once. */
function vocabularyOf(bots: readonly CatalogBot[]): readonly Word[] {
  let vocabulary = vocabularies.get(bots)
  if (!vocabulary) {
    const texts = new Set<string>()
    for (const bot of bots) for (const word of bot.words.split(' ')) texts.add(word)
    vocabulary = [...texts].map((text) => ({ text, letters: lettersOf(text) }))
    vocabularies.set(bots, vocabulary)
  }
  return vocabulary
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
export function findFuzzyMatches(bots: readonly CatalogBot[], typed: string): string[] {
  if (typed.length < SHORTEST) return []
  const most = typed.length < LONG ? 1 : 2
  const letters = lettersOf(typed)
  return vocabularyOf(bots)
    .filter(
      (word) =>
        word.text.length >= typed.length - most &&
        // Each slip can put in one letter that the word does not have.
        bitsOf(letters & ~word.letters) <= most &&
        distance(typed, word.text, most) <= most
    )
    .map(({ text }) => text)
}
