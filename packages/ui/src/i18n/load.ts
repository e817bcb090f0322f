import type { en } from './en/index.ts'
import { isLanguage, type Language } from './languages.ts'

/** The catalog's namespaces; a page loads those that it uses. */
export type TextArea = keyof typeof en

type Texts = Record<string, unknown>
type Loader = () => Promise<Texts>

/* One import each, so that the bundler puts every namespace of every language into its own chunk. */
const loaders: Record<Language, Record<TextArea, Loader>> = {
  en: {
    common: async () => (await import('./en/common.ts')).common,
    app: async () => (await import('./en/app.ts')).app,
    bots: async () => (await import('./en/bots.ts')).bots,
    home: async () => (await import('./en/home.ts')).home,
    discover: async () => (await import('./en/discover.ts')).discover,
    categories: async () => (await import('./en/categories.ts')).categories,
    bot: async () => (await import('./en/bot.ts')).bot,
    reviews: async () => (await import('./en/reviews.ts')).reviews,
    toasts: async () => (await import('./en/toasts.ts')).toasts,
    forms: async () => (await import('./en/forms.ts')).forms,
    login: async () => (await import('./en/login.ts')).login,
    notFound: async () => (await import('./en/not-found.ts')).notFound,
    permissions: async () => (await import('./en/permissions.ts')).permissions,
    person: async () => (await import('./en/person.ts')).person,
    premium: async () => (await import('./en/premium.ts')).premium,
    profile: async () => (await import('./en/profile.ts')).profile,
    certification: async () => (await import('./en/certification.ts')).certification,
    inbox: async () => (await import('./en/inbox.ts')).inbox,
    staff: async () => (await import('./en/staff.ts')).staff,
    support: async () => (await import('./en/support.ts')).support,
    shell: async () => (await import('./en/shell.ts')).shell,
    desktop: async () => (await import('./en/desktop.ts')).desktop,
  },
  ro: {
    common: async () => (await import('./ro/common.ts')).common,
    app: async () => (await import('./ro/app.ts')).app,
    bots: async () => (await import('./ro/bots.ts')).bots,
    home: async () => (await import('./ro/home.ts')).home,
    discover: async () => (await import('./ro/discover.ts')).discover,
    categories: async () => (await import('./ro/categories.ts')).categories,
    bot: async () => (await import('./ro/bot.ts')).bot,
    reviews: async () => (await import('./ro/reviews.ts')).reviews,
    toasts: async () => (await import('./ro/toasts.ts')).toasts,
    forms: async () => (await import('./ro/forms.ts')).forms,
    login: async () => (await import('./ro/login.ts')).login,
    notFound: async () => (await import('./ro/not-found.ts')).notFound,
    permissions: async () => (await import('./ro/permissions.ts')).permissions,
    person: async () => (await import('./ro/person.ts')).person,
    premium: async () => (await import('./ro/premium.ts')).premium,
    profile: async () => (await import('./ro/profile.ts')).profile,
    certification: async () => (await import('./ro/certification.ts')).certification,
    inbox: async () => (await import('./ro/inbox.ts')).inbox,
    staff: async () => (await import('./ro/staff.ts')).staff,
    support: async () => (await import('./ro/support.ts')).support,
    shell: async () => (await import('./ro/shell.ts')).shell,
    desktop: async () => (await import('./ro/desktop.ts')).desktop,
  },
}

/**
 * Loads one namespace of one language: a chunk of a few kilobytes.
 *
 * @throws RangeError for an unknown language or namespace, and whatever the import throws when the chunk cannot be
 * loaded (offline)
 */
export async function loadTexts(language: string, area: string): Promise<Texts> {
  const load = isLanguage(language) && isArea(area) ? loaders[language][area] : null
  if (!load) throw new RangeError(`No texts for ${language}/${area}`)

  return load()
}

function isArea(area: string): area is TextArea {
  return Object.hasOwn(loaders.en, area)
}
