import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '@botanica/ui/i18n'
import { writeCookie, readCookie } from './preferences.ts'

/** Query parameter that selects a language. */
export const LANGUAGE_PARAMETER = 'lang'

/** Stores the language for the next visit and for the server. */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage is blocked: the cookie is enough.
  }
  writeCookie(LANGUAGE_KEY, language)
}

/** The stored language; the default if none was chosen. */
export function getStoredLanguage(): Language {
  const cookie = readCookie(LANGUAGE_KEY)
  return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE
}

/** URL of a page in a language, for links without scripts and for search engines. */
export function getUrlInLanguage(path: string, search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.set(LANGUAGE_PARAMETER, language)
  return `${path}?${query}`
}

/** Removes the language from a query string, so that a choice on the page overrides the link that led to it. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(LANGUAGE_PARAMETER)
  return query.size > 0 ? `?${query}` : ''
}

/** The language of the rendered page. */
export function getPageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
}
