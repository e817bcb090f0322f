/** The interface's languages (document 1 section 1); English is the default and the fallback. */
export const LANGUAGES = ['en', 'ro'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** The key in local storage, the name of the cookie and of the query parameter (ruling S8). */
export const LANGUAGE_KEY = 'language'

/** Says whether a value from outside (storage, cookie, address) names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
