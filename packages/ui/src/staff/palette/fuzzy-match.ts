/** What stands above letters, which people leave out when they type: ș is found by s. */
const MARKS = /\p{M}/gu
const WORD_START = /[\s:/-]/

const WHOLE = 1_000
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
  const wanted = plain(typed).trim()
  const given = plain(text)
  if (wanted === '') return 0
  const at = given.indexOf(wanted)
  if (at >= 0) return WHOLE + (beginsWord(given, at) ? AT_WORD : 0) - at

  let next = 0
  let score = SCATTERED
  for (const letter of wanted.replaceAll(' ', '')) {
    const found = given.indexOf(letter, next)
    if (found < 0) return null
    if (!beginsWord(given, found)) score -= found - next
    next = found + 1
  }
  return score
}
