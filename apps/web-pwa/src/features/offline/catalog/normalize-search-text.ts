const ACCENTS = /\p{Mn}/gu
const NON_ALPHANUMERIC = /[^\p{L}\p{N}]+/gu

/**
 * Normalizes text for search: lower case, no accents, and one space for everything that is not a letter or
 * digit. The result starts with a space.
 */
export function normalizeSearchText(text: string): string {
  const plain = text.normalize('NFD').replace(ACCENTS, '').toLowerCase()
  return ` ${plain.replace(NON_ALPHANUMERIC, ' ').trim()}`
}
