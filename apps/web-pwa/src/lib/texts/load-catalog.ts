import type { Language, TextArea } from '@botanica/ui/i18n'
import type { i18n as I18n, Resource } from 'i18next'
import type { extraCatalogs } from './en.ts'

/**
 * Areas of the main catalog, for the public pages. It is one file per language, because a file per area would
 * be a request each.
 */
export const TEXT_AREAS = [
  'bot',
  'bots',
  'common',
  'notFound',
  'reviews',
  'toasts',
] as const satisfies readonly TextArea[]

/** A catalog that few screens need. */
export type ExtraCatalog = keyof typeof extraCatalogs

type CatalogModule = Record<(typeof TEXT_AREAS)[number], object> & {
  /** Each module exports the catalog of the area that it is named after. */
  extraCatalogs: Record<ExtraCatalog, () => Promise<Partial<Record<ExtraCatalog, object>>>>
}

const LOADERS: Record<Language, () => Promise<CatalogModule>> = {
  en: () => import('./en.ts'),
  ro: () => import('./ro.ts'),
}

/** Path of a language's module, relative to the package. Pages preload it. */
export function getCatalogModule(language: Language): string {
  return `src/lib/texts/${language}.ts`
}

/** Loads the texts of the main catalog of a language. */
export async function loadCatalog(language: Language): Promise<Resource[string]> {
  const { extraCatalogs: _, ...texts } = await LOADERS[language]()
  return texts as unknown as Resource[string]
}

/** Loads one of the other catalogs of a language. */
export async function loadExtraCatalog(area: ExtraCatalog, language: Language): Promise<object> {
  const { extraCatalogs } = await LOADERS[language]()
  const { [area]: texts } = await extraCatalogs[area]()
  return texts!
}

/** Adds the main catalog of a language to an i18n instance. */
export async function addCatalog(i18n: I18n, language: Language) {
  for (const [area, texts] of Object.entries(await loadCatalog(language))) {
    i18n.addResourceBundle(language, area, texts)
  }
}
