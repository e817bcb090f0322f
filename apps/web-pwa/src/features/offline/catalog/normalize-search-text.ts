const ACCENTS = /\p{Mn}/gu
const NO_LETTER = /[^\p{L}\p{N}]+/gu

/** Words as they are compared: without case, accents and whatever is no letter; one space between, and one before. */
export function normalizeSearchText(text: string): string {
  const bare = text.normalize('NFD').replace(ACCENTS, '').toLowerCase()
  return ` ${bare.replace(NO_LETTER, ' ').trim()}`
}
