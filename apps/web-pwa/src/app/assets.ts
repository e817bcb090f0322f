import { LANGUAGE_FACTS } from '@botanica/api-client/contract'
import type { Language } from '@botanica/ui/i18n'
import { APP_SCREENSHOTS } from './app-pictures.ts'

/** One chunk of Vite's `manifest.json`. */
export interface ManifestChunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, ManifestChunk>

/** Files that a page makes the browser load, as paths of the site. */
export interface PageAssets {
  entry: string
  styles: string[]
  fonts: string[]
  /** Scripts that the browser would otherwise discover one after the other. */
  preloads: string[]
  /** Complete HTML elements. */
  icons: string[]
}

const CLIENT_ENTRY = 'src/entry-client.tsx'
/**
 * The base Latin letters, and those that Romanian needs in addition. Browsers fetch the latter on demand on English
 * pages.
 */
const LATIN_FONTS = /(?:newsreader|source-sans-3)-latin-wght-normal[^/]*\.woff2$/
const ROMANIAN_FONTS = /(?:newsreader|source-sans-3)-romanian-wght-normal[^/]*\.woff2$/

const ICONS = [
  // For programs that read no SVG. The size keeps browsers that do from choosing it.
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  `<link rel="apple-touch-icon" href="${APP_SCREENSHOTS.appleTouch.src}">`,
]

function toPath(file: string) {
  return `/${file}`
}

/** Finds in the build's manifest what a page with the given lazy modules needs. */
export class AssetFinder {
  readonly #manifest: Manifest
  readonly #entry: ManifestChunk

  constructor(manifest: Manifest) {
    const entry = manifest[CLIENT_ENTRY]
    if (!entry) throw new Error(`The manifest has no ${CLIENT_ENTRY}.`)
    this.#manifest = manifest
    this.#entry = entry
  }

  /** @param modules paths of the source files that the page imports, relative to the package */
  assetsFor(modules: readonly string[], language: Language): PageAssets {
    const chunks = this.#collectChunks([CLIENT_ENTRY, ...modules])
    const files = chunks.map((chunk) => chunk.file).filter((file) => file !== this.#entry.file)
    const fonts = LANGUAGE_FACTS[language].hasFurtherLetters
      ? [LATIN_FONTS, ROMANIAN_FONTS]
      : [LATIN_FONTS]
    const allFiles = Object.values(this.#manifest).map((chunk) => chunk.file)
    return {
      entry: toPath(this.#entry.file),
      styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])).map(toPath),
      fonts: unique(allFiles.filter((file) => fonts.some((font) => font.test(file)))).map(toPath),
      preloads: unique(files).map(toPath),
      icons: ICONS,
    }
  }

  #collectChunks(names: readonly string[], seen = new Set<string>()): ManifestChunk[] {
    return names.flatMap((name) => {
      const chunk = this.#manifest[name]
      if (!chunk || seen.has(name)) return []
      seen.add(name)
      return [chunk, ...this.#collectChunks(chunk.imports ?? [], seen)]
    })
  }
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
