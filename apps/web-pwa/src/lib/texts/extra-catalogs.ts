import type { Language } from '@botanica/ui/i18n'
import type { i18n as I18n } from 'i18next'
import { getPageLanguage } from '../language.ts'
import { type ExtraCatalog, loadExtraCatalog } from './load-catalog.ts'

const requestedAreas = new Set<ExtraCatalog>()
/** Catalogs that were loaded before i18n was initialized. */
const pending: [Language, ExtraCatalog, object][] = []
let i18nInstance: I18n | null = null

async function addArea(area: ExtraCatalog, language: Language) {
  const texts = await loadExtraCatalog(area, language)
  if (i18nInstance) i18nInstance.addResourceBundle(language, area, texts)
  else pending.push([language, area, texts])
}

async function loadCatalogs(areas: readonly ExtraCatalog[]) {
  // A server has all texts.
  if (import.meta.env.SSR) return
  for (const area of areas) requestedAreas.add(area)
  await Promise.all(areas.map((area) => addArea(area, getPageLanguage())))
}

/**
 * Waits for the module of a screen, and loads the catalogs that it needs beside it.
 *
 * @throws whatever the imports throw when offline
 */
export async function loadWithCatalogs<Module>(
  module: Promise<Module>,
  ...areas: readonly ExtraCatalog[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, loadCatalogs(areas)])
  return loaded
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
