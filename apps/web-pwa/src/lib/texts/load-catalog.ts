import type { Language, TextArea } from '@botanica/ui/i18n'
import type { i18n as I18n, Resource } from 'i18next'

/** Texts of the public pages; they come in one file per language, because a file per area would be a request each. */
export const TEXT_AREAS = [
  'bot',
  'bots',
  'common',
  'notFound',
  'reviews',
  'toasts',
] as const satisfies readonly TextArea[]

type Texts = Record<(typeof TEXT_AREAS)[number], object>

const LOADERS: Record<Language, () => Promise<Texts>> = {
  en: () => import('./en.ts'),
  ro: () => import('./ro.ts'),
}

/** Path of a language's file from the package's root, for pages that ask for it early. */
export function getCatalogModule(language: Language): string {
  return `src/lib/texts/${language}.ts`
}

/** The texts of one language. */
export async function loadCatalog(language: Language): Promise<Resource[string]> {
  return { ...(await LOADERS[language]()) } as unknown as Resource[string]
}

/** Adds the texts of one language to those that are there. */
export async function addCatalog(i18n: I18n, language: Language) {
  for (const [area, texts] of Object.entries(await loadCatalog(language))) {
    i18n.addResourceBundle(language, area, texts)
  }
}
