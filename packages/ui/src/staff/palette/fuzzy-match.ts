/** What stands above letters, which people leave out when they type: ș is found by s. */
const MARKS = /\p{M}/gu
const WORD_START = /[\s:/-]/

const FULL_MATCH = 1_000
const AT_WORD = 500
const SCATTERED = 100

function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase()
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || WORD_START.test(text[at - 1]!)
}

/**
 * How well a text fits what was typed: all of it in one piece fits best, at the beginning of a word better still; letters
 * in their order with others between them fit, too.
 * @returns more for what fits better; null when it does not
 */
export function scoreFuzzyMatch(typed: string, text: string): number | null {
  const query = plain(typed).trim()
  const given = plain(text)
  if (query === '') return 0
  const at = given.indexOf(query)
  if (at >= 0) return FULL_MATCH + (beginsWord(given, at) ? AT_WORD : 0) - at

  let next = 0
  let score = SCATTERED
  for (const letter of query.replaceAll(' ', '')) {
    const index = given.indexOf(letter, next)
    if (index < 0) return null
    if (!beginsWord(given, index)) score -= index - next
    next = index + 1
  }
  return score
}
