import { appUrl } from '#config/app'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/core/rules'

/** The origin of the site: scheme, host and port. */
export const SITE_URL = new URL(appUrl).origin

/** The path of a bot's page. */
export function botPath(discordBotId: string) {
  return `/bot/${discordBotId}`
}

/** The URL of a page in a language. */
export function getPageUrl(path: string, language: Language = DEFAULT_LANGUAGE): string {
  const url = new URL(path, SITE_URL)
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language)
  return url.href
}

/** The same page in each language, for search engines. */
export function listPageTranslations(path: string): { lang: Language; url: string }[] {
  return LANGUAGES.map((lang) => ({ lang, url: getPageUrl(path, lang) }))
}
