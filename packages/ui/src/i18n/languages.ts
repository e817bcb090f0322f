import { LANGUAGES, type Language } from '@botanica/api-client/contract'

export { LANGUAGE_KEY, LANGUAGES, type Language } from '@botanica/api-client/contract'

/** English is the default and the fallback (document 1 section 1). */
export const [DEFAULT_LANGUAGE] = LANGUAGES

/** Says whether a value from outside (storage, cookie, address) names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
