/** In words up to this length most words are neighbors ("anti", "alți"), so only swapped letters count as a typo. */
export const SHORT_WORD_LENGTH = 4
/** Words from this length on may have two typos, shorter ones one. */
export const LONG_WORD_LENGTH = 7

/** Returns how many typos to allow. Two are allowed only in a long word that no bot has. */
export function getAllowedTypos(word: string, bots: number): number {
  return word.length >= LONG_WORD_LENGTH && bots === 0 ? 2 : 1
}
