import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '@botanica/ui/i18n'
import { writeCookie, readCookie } from './preferences.ts'

/** The key of an address's query that links to a language. */
export const LANGUAGE_PARAMETER = 'lang'

/** Keeps the choice where the next visit and the server find it. */
export function storeLanguage(language: Language) {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage is blocked: the cookie alone has to do.
  }
  writeCookie(LANGUAGE_KEY, language)
}

/** The language that was chosen here; the default where none was. */
export function getStoredLanguage(): Language {
  const cookie = readCookie(LANGUAGE_KEY)
  return isLanguage(cookie) ? cookie : DEFAULT_LANGUAGE
}

/** The address in another language, for links that work without script and for search engines. */
export function getUrlInLanguage(path: string, search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.set(LANGUAGE_PARAMETER, language)
  return `${path}?${query}`
}

/** The query without the language: a choice made on the page must win over the link that led to it. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(LANGUAGE_PARAMETER)
  return query.size > 0 ? `?${query}` : ''
}

/** The language that the page was rendered in. */
export function getPageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
}
