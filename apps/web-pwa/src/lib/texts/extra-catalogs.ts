import type { Language } from '@botanica/ui/i18n'
import type { i18n as I18n } from 'i18next'
import { getPageLanguage } from '../language.ts'

type Loader = () => Promise<object>

/** Catalogs that few screens need. Each is loaded with its screen, from its own file. */
const LOADERS = {
  en: {
    categories: async () => (await import('@botanica/ui/i18n/en/categories')).categories,
    certification: async () => (await import('@botanica/ui/i18n/en/certification')).certification,
    discover: async () => (await import('@botanica/ui/i18n/en/discover')).discover,
    forms: async () => (await import('@botanica/ui/i18n/en/forms')).forms,
    home: async () => (await import('@botanica/ui/i18n/en/home')).home,
    inbox: async () => (await import('@botanica/ui/i18n/en/inbox')).inbox,
    login: async () => (await import('@botanica/ui/i18n/en/login')).login,
    staff: async () => (await import('@botanica/ui/i18n/en/staff')).staff,
    permissions: async () => (await import('@botanica/ui/i18n/en/permissions')).permissions,
    person: async () => (await import('@botanica/ui/i18n/en/person')).person,
    premium: async () => (await import('@botanica/ui/i18n/en/premium')).premium,
    profile: async () => (await import('@botanica/ui/i18n/en/profile')).profile,
    support: async () => (await import('@botanica/ui/i18n/en/support')).support,
  },
  ro: {
    categories: async () => (await import('@botanica/ui/i18n/ro/categories')).categories,
    certification: async () => (await import('@botanica/ui/i18n/ro/certification')).certification,
    discover: async () => (await import('@botanica/ui/i18n/ro/discover')).discover,
    forms: async () => (await import('@botanica/ui/i18n/ro/forms')).forms,
    home: async () => (await import('@botanica/ui/i18n/ro/home')).home,
    inbox: async () => (await import('@botanica/ui/i18n/ro/inbox')).inbox,
    login: async () => (await import('@botanica/ui/i18n/ro/login')).login,
    staff: async () => (await import('@botanica/ui/i18n/ro/staff')).staff,
    permissions: async () => (await import('@botanica/ui/i18n/ro/permissions')).permissions,
    person: async () => (await import('@botanica/ui/i18n/ro/person')).person,
    premium: async () => (await import('@botanica/ui/i18n/ro/premium')).premium,
    profile: async () => (await import('@botanica/ui/i18n/ro/profile')).profile,
    support: async () => (await import('@botanica/ui/i18n/ro/support')).support,
  },
} satisfies Record<Language, Record<string, Loader>>

export type ExtraCatalog = keyof (typeof LOADERS)['en']

const requestedAreas = new Set<ExtraCatalog>()
/** Catalogs that were loaded before i18n was initialized. */
const pending: [Language, ExtraCatalog, object][] = []
let i18nInstance: I18n | null = null

async function addArea(area: ExtraCatalog, language: Language) {
  const texts = await LOADERS[language][area]()
  if (i18nInstance) i18nInstance.addResourceBundle(language, area, texts)
  else pending.push([language, area, texts])
}

/**
 * Loads the catalogs of a screen before it renders. A server has all texts.
 *
 * @throws whatever the import throws when offline
 */
export async function loadCatalogs(...areas: ExtraCatalog[]) {
  if (import.meta.env.SSR) return
  for (const area of areas) requestedAreas.add(area)
  await Promise.all(areas.map((area) => addArea(area, getPageLanguage())))
}

/** Loads all requested catalogs in another language. */
export async function loadCatalogsIn(language: Language) {
  await Promise.all([...requestedAreas].map((area) => addArea(area, language)))
}

/** Adds loaded catalogs to the page's i18n instance, now and in the future. */
export function registerExtraCatalogs(i18n: I18n) {
  i18nInstance = i18n
  for (const [language, area, texts] of pending.splice(0)) {
    i18n.addResourceBundle(language, area, texts)
  }
}

/** Path of a catalog's module, relative to the package. Pages preload it. */
export function getExtraCatalogModule(area: ExtraCatalog, language: Language): string {
  return `../../packages/ui/src/i18n/${language}/${area}.ts`
}
