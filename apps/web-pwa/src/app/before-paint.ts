import { LANGUAGE_KEY, LANGUAGES } from '@botanica/ui/i18n'
import { THEME_ATTRIBUTE, THEME_KEY } from '@botanica/ui/theme'
import { READABLE_COOKIES } from '@botanica/api-client/contract'
import { INSTALL_EVENT } from '../lib/install-prompt.ts'
import { LANGUAGE_PARAMETER } from '../lib/language.ts'
import { COOKIE_ATTRIBUTES } from '../lib/preferences.ts'
import { ROOT_ATTRIBUTES } from '../lib/root-attributes.ts'
import source from './before-paint.js?raw'

/** The file is a module so that it can be linted. The page needs a plain expression. */
const EXPORT = /^export default /

/**
 * The inline script of every page. The server sends everybody the same HTML, so this script runs before the
 * first paint and tells the stylesheet what differs: whether scripts run, whether somebody is signed in,
 * whether to hide ads, and the theme. It also copies the language from local storage to the cookie that the
 * server reads, and reloads once if the two disagree.
 * It is a constant, plain script, so its hash in the Content Security Policy never changes between starts.
 */
export const beforePaintScript = `(${source.replace(EXPORT, '').trim()})(${JSON.stringify({
  ...ROOT_ATTRIBUTES,
  installEvent: INSTALL_EVENT,
  theme: THEME_ATTRIBUTE,
  themeKey: THEME_KEY,
  themes: ['light', 'dark'],
  signedInCookie: READABLE_COOKIES.signedIn,
  premiumCookie: READABLE_COOKIES.premium,
  languageKey: LANGUAGE_KEY,
  languageParameter: LANGUAGE_PARAMETER,
  languages: LANGUAGES,
  cookieAttributes: COOKIE_ATTRIBUTES,
})})`
