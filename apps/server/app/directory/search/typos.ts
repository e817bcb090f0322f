/** In words up to this length nearly all are neighbours ("anti", "alți"); there only letters that changed places are a slip. */
export const SHORT_WORD = 4
/** From so many letters on two slips of the finger are believed, before that one. */
export const LONG_WORD = 8

/** How many slips are believed; a word that some bot has is hardly two away from the one that was meant. */
export function getAllowedTypos(word: string, bots: number): number {
  return word.length >= LONG_WORD && bots === 0 ? 2 : 1
}
