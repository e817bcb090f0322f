import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGES,
  type Language,
} from '#app/core/rules'
import type { HttpRequest } from '@adonisjs/core/http'

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(${LANGUAGES.join('|')})(?:;|$)`)
/** Query parameter that selects a page's language. */
const LANGUAGE_QUERY_KEY = 'lang'

/** Returns the language in a browser's cookie, if it is supported. */
export function getLanguageFromCookie(cookie: string): Language | undefined {
  const cookieLanguage = LANGUAGE_COOKIE.exec(cookie)?.[1]
  return isLanguage(cookieLanguage) ? cookieLanguage : undefined
}

/** Returns the language that the caller has chosen in a browser; `undefined` for programs, and before a choice. */
export function findChosenLanguage({ request }: HttpRequest): Language | undefined {
  return getLanguageFromCookie(request.headers.cookie ?? '')
}

/** Returns the language of the URL, else of the cookie, else the default. */
export function getLanguage(request: HttpRequest): Language {
  const queryLanguage: unknown = request.qs()[LANGUAGE_QUERY_KEY]
  if (isLanguage(queryLanguage)) return queryLanguage
  return findChosenLanguage(request) ?? DEFAULT_LANGUAGE
}
