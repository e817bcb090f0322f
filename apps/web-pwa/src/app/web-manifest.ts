import { DEFAULT_LANGUAGE, type Language } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { LANGUAGE_PARAMETER } from '../lib/language.ts'
import { PATHS } from '../lib/paths.ts'
import { APP_SCREENSHOTS } from './app-pictures.ts'
import { FRAME_COLORS } from './frame-colors.ts'

const MANIFEST_PATH = '/manifest.webmanifest'
const PNG = 'image/png'
const JPEG = 'image/jpeg'

const square = (size: number) => `${size}x${size}`

/** Browsers request the manifest without cookies, so its URL names the language. */
export function getManifestUrl(language: Language): string {
  return language === DEFAULT_LANGUAGE
    ? MANIFEST_PATH
    : `${MANIFEST_PATH}?${LANGUAGE_PARAMETER}=${language}`
}

/**
 * The W3C Web Application Manifest. All URLs are relative to the host, so it is valid wherever the site is
 * served. The app is the same in every language.
 */
export function webManifest(language: Language) {
  const { app, common } = allTexts[language]
  const [icon] = APP_SCREENSHOTS.icons
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: icon.src, sizes: square(icon.size), type: PNG }],
  })
  return {
    id: PATHS.home,
    name: common.site.name,
    short_name: common.site.name,
    description: app.manifest.description,
    lang: language,
    dir: 'ltr',
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'standalone',
    // Pages set their own `theme-color`. This one applies until a page has loaded.
    theme_color: FRAME_COLORS.light,
    background_color: FRAME_COLORS.light,
    categories: ['social', 'utilities'],
    icons: APP_SCREENSHOTS.icons.map(({ src, size, purpose }) => ({
      src,
      sizes: square(size),
      type: PNG,
      purpose,
    })),
    screenshots: APP_SCREENSHOTS.screenshots.map(({ src, width, height, form }) => ({
      src,
      sizes: `${width}x${height}`,
      type: JPEG,
      form_factor: form,
      label: app.manifest.screenshots[form],
    })),
    shortcuts: [
      shortcut(common.nav.discover, PATHS.discover),
      shortcut(common.nav.addBot, PATHS.addBot),
      shortcut(common.nav.profile, PATHS.profile),
    ],
  }
}
