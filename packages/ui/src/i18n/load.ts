import type { en } from './en/index.ts'

/** The catalog's namespaces; a page loads those that it uses. */
export type TextArea = keyof typeof en

type Texts = Record<string, unknown>

const toFileName = (area: string) =>
  area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Loads one namespace of one language: a chunk of a few kilobytes, because the bundler makes one of every file that
 * matches the path.
 *
 * @throws for an unknown language or namespace, and whatever the import throws when the chunk cannot be loaded (offline)
 */
export async function loadTexts(language: string, area: string): Promise<Texts> {
  const catalog = (await import(`./${language}/${toFileName(area)}.ts`)) as Record<string, Texts>
  return catalog[area]!
}
