import { LANGUAGE_KEY, LANGUAGES } from '@botanica/ui/i18n'
import { THEME_ATTRIBUTE, THEME_KEY } from '@botanica/ui/theme'
import { READABLE_COOKIES } from '@botanica/api-client/contract'
import { INSTALL_EVENT } from '../lib/install-prompt.ts'
import { LANGUAGE_PARAMETER } from '../lib/language.ts'
import { COOKIE_ATTRIBUTES } from '../lib/preferences.ts'
import { ROOT_ATTRIBUTES } from '../lib/root-attributes.ts'
import source from './before-paint.js?raw'

/** The file is a module, so that it can be checked; in the page it is an expression. */
const EXPORT = /^export default /

/**
 * A page is the same bytes for everybody. This runs before the first paint and tells the
 * stylesheet what differs: whether scripts run, who has signed in, who sees no ads, which theme. It also brings the
 * language of local storage into the cookie that the server reads, once, when the two disagree.
 * It is plain JavaScript in one piece, so that its hash in the Content Security Policy is the same at every start.
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
