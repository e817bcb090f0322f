import type { CatalogBot } from './catalog.ts'

/** Shorter words are not matched: too many words are similar to them. */
const MIN_LENGTH = 4
/** From this length on, two typos are allowed instead of one. */
const TWO_TYPOS_LENGTH = 8

/**
 * Number of bits for the letters of a word. Different letters may share a bit, which is enough to exclude
 * most words early.
 */
const LETTER_BITS = 30

interface Word {
  text: string
  letters: number
}

const vocabularies = new WeakMap<readonly CatalogBot[], readonly Word[]>()

/** The letters of a word as a bit set. */
function getLetterBits(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) {
    letters |= 1 << (word.charCodeAt(index) % LETTER_BITS)
  }
  return letters
}

function countBits(letters: number): number {
  let bits = 0
  for (let remaining = letters; remaining !== 0; remaining &= remaining - 1) bits++
  return bits
}

/** The distinct words of the catalog, cached per list of bots. */
function getVocabulary(bots: readonly CatalogBot[]): readonly Word[] {
  let vocabulary = vocabularies.get(bots)
  if (!vocabulary) {
    const texts = new Set<string>()
    for (const bot of bots) for (const word of bot.words.split(' ')) texts.add(word)
    vocabulary = [...texts].map((text) => ({ text, letters: getLetterBits(text) }))
    vocabularies.set(bots, vocabulary)
  }
  return vocabulary
}

/**
 * Edit distance (insertions, deletions, substitutions and transpositions of neighbors) between `typed` and
 * the closest prefix of the word. Any value above `maxDistance` means "too far".
 */
function distance(typed: string, word: string, maxDistance: number): number {
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
    if (Math.min(...next) > maxDistance) return maxDistance + 1
    beforeLast = last
    last = next
  }
  return Math.min(...last)
}

/** Words of the catalog that the user may have meant; none for short words. */
export function findFuzzyMatches(bots: readonly CatalogBot[], typed: string): string[] {
  if (typed.length < MIN_LENGTH) return []
  const maxDistance = typed.length < TWO_TYPOS_LENGTH ? 1 : 2
  const letters = getLetterBits(typed)
  return getVocabulary(bots)
    .filter(
      (word) =>
        word.text.length >= typed.length - maxDistance &&
        // Each typo can add at most one letter that the word does not have.
        countBits(letters & ~word.letters) <= maxDistance &&
        distance(typed, word.text, maxDistance) <= maxDistance
    )
    .map(({ text }) => text)
}
