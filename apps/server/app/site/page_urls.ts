import { appUrl } from '#config/app'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/core/rules'

/** Where people reach the site: scheme, host and port. */
export const SITE_URL = new URL(appUrl).origin

/** Where a bot's page is (document 1 section 2). */
export function botPath(discordBotId: string) {
  return `/bot/${discordBotId}`
}

/** What an address without a language leads to, for who has chosen none (ruling S8). */

/** A page's address, in a language (ruling S8). */
export function getPageUrl(path: string, language: Language = DEFAULT_LANGUAGE): string {
  const url = new URL(path, SITE_URL)
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language)
  return url.href
}

/** The same page in each language, for search engines. */
export function listPageTranslations(path: string): { lang: Language; url: string }[] {
  return LANGUAGES.map((lang) => ({ lang, url: getPageUrl(path, lang) }))
}
