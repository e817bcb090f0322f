/** A part of a text: its first UTF-16 code unit, and the one after its last. */
export type LetterRange = [start: number, end: number]

/** A word of a text, normalized, with its place. */
interface TextWord {
  word: string
  start: number
  end: number
}

const ACCENTS = /\p{Mn}/gu
/** "MusicBot" is two words. Accents that are letters of their own belong to the word. */
const WORDS = /[\p{L}\p{N}\p{Mn}]+/gu
const CAMEL_CASE = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u

/** Lower case, without accents, and with plain letters for those of the mathematical alphabets. */
export function normalizeLetters(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase()
}

/** Splits a text into normalized words. */
export function splitWords(text: string): TextWord[] {
  return [...text.matchAll(WORDS)].flatMap((match) => {
    let start = match.index
    return match[0].split(CAMEL_CASE).map((part) => {
      const word = { word: normalizeLetters(part), start, end: start + part.length }
      start = word.end
      return word
    })
  })
}

/** The length of the shortest beginning of a text whose normal form has so many letters. */
function getOriginalLength(text: string, letters: number): number {
  let length = 0
  let seen = 0
  for (const letter of text) {
    const added = normalizeLetters(letter).length
    // An accent after the last letter belongs to it.
    if (seen >= letters && added > 0) break
    seen += added
    length += letter.length
  }
  return length
}

const longestOf = (prefixes: readonly string[], word: string) =>
  prefixes.reduce(
    (longest, prefix) => (word.startsWith(prefix) ? Math.max(longest, prefix.length) : longest),
    0
  )

/**
 * The letters of a text that match the beginnings of its words, or of all its words written as one.
 * @param prefixes normalized
 */
export function findMatchedLetters(text: string, prefixes: readonly string[]): LetterRange[] {
  const words = splitWords(text)
  const ranges = words.flatMap(({ word, start, end }): LetterRange[] => {
    const letters = longestOf(prefixes, word)
    return letters === 0
      ? []
      : [[start, start + getOriginalLength(text.slice(start, end), letters)]]
  })
  if (ranges.length > 0) return mergeAdjacent(ranges)

  let letters = longestOf(prefixes, words.map(({ word }) => word).join(''))
  for (const { word, start, end } of words) {
    if (letters <= 0) break
    ranges.push([
      start,
      start + getOriginalLength(text.slice(start, end), Math.min(letters, word.length)),
    ])
    letters -= word.length
  }
  return mergeAdjacent(ranges)
}

function mergeAdjacent(ranges: readonly LetterRange[]): LetterRange[] {
  const merged: LetterRange[] = []
  for (const [start, end] of ranges) {
    const last = merged.at(-1)
    if (last && last[1] === start) last[1] = end
    else merged.push([start, end])
  }
  return merged
}
