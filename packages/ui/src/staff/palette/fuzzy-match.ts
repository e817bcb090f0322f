/** Combining marks, which people omit when they type: s matches ș. */
const MARKS = /\p{M}/gu
const WORD_START = /[\s:/-]/

const FULL_MATCH = 1_000
const AT_WORD = 500
const SCATTERED = 100

function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase()
}

/** Whether a text contains what was typed, without regard to case and marks. */
export function containsTyped(typed: string, text: string): boolean {
  return plain(text).includes(plain(typed).trim())
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || WORD_START.test(text[at - 1]!)
}

/**
 * Scores how well a text matches the query: a contiguous match scores highest, higher still at the start of a word;
 * letters in order with gaps match too, if the first begins a word.
 * @returns a higher number for a better match; null for no match
 */
export function scoreFuzzyMatch(typed: string, text: string): number | null {
  const query = plain(typed).trim()
  const given = plain(text)
  if (query === '') return 0
  const at = given.indexOf(query)
  if (at >= 0) return FULL_MATCH + (beginsWord(given, at) ? AT_WORD : 0) - at

  const [first, ...others] = query.replaceAll(' ', '')
  const start = given
    .split('')
    .findIndex((letter, index) => letter === first && beginsWord(given, index))
  if (start < 0) return null

  let next = start + 1
  let score = SCATTERED
  for (const letter of others) {
    const index = given.indexOf(letter, next)
    if (index < 0) return null
    if (!beginsWord(given, index)) score -= index - next
    next = index + 1
  }
  return score
}
