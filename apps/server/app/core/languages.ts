/**
 * The languages of the interface; the first is the default and the fallback. One is registered here and
 * nowhere else; all the rest of it is texts. The file imports nothing, so that Node can load it for what packs and
 * checks the clients.
 */
export const LANGUAGES = ['en', 'ro'] as const
export type Language = (typeof LANGUAGES)[number]
export const [DEFAULT_LANGUAGE] = LANGUAGES

interface LanguageFacts {
  /** Of Open Graph (`og:locale`). */
  locale: string
  /** Whether its words need letters that English has not (`romanian` of our fonts). */
  hasFurtherLetters: boolean
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { locale: 'en_GB', hasFurtherLetters: false },
  ro: { locale: 'ro_RO', hasFurtherLetters: true },
}

/** Whether a value from outside (storage, cookie, address) names one of them. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
