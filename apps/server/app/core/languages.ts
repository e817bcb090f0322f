/**
 * The languages of the interface; the first is the default and the fallback. A language is registered only here;
 * everything else is texts. This file imports nothing, so that Node can load it in the build scripts of the clients.
 */
export const LANGUAGES = ['en', 'ro'] as const
export type Language = (typeof LANGUAGES)[number]
export const [DEFAULT_LANGUAGE] = LANGUAGES

interface LanguageFacts {
  /** The locale for Open Graph (`og:locale`). */
  locale: string
  /** Whether it needs letters that English does not have (the `romanian` subset of our fonts). */
  hasFurtherLetters: boolean
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { locale: 'en_GB', hasFurtherLetters: false },
  ro: { locale: 'ro_RO', hasFurtherLetters: true },
}

/** Whether a value from storage, a cookie or a URL is a supported language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** Abbreviates a number as people write it: for Romanian, Intl has `mil.` and `mld.`, but `K` for `mii`. */
export function abbreviate(format: Intl.NumberFormat, value: number): string {
  const text = format.format(value)
  if (!format.resolvedOptions().locale.startsWith('ro')) return text
  return text.replace(/^1(\s)K/, '1$1mie').replace('K', 'mii')
}
