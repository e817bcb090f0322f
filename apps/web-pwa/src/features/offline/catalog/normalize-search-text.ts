const ACCENTS = /\p{Mn}/gu
const NON_ALPHANUMERIC = /[^\p{L}\p{N}]+/gu

/** Words as they are compared: without case, accents and whatever is no letter; one space between, and one before. */
export function normalizeSearchText(text: string): string {
  const plain = text.normalize('NFD').replace(ACCENTS, '').toLowerCase()
  return ` ${plain.replace(NON_ALPHANUMERIC, ' ').trim()}`
}
