import type { Manifest, ManifestChunk } from 'vite'

const ENTRY = 'src/entry-client.tsx'

/**
 * Sources that visitors do not need offline: code for staff, code that only works with the server, and long
 * texts for developers; and suggestions of the search box, which is a plain field without them. Their files are cached
 * when they are loaded.
 */
const ON_DEMAND = [
  /^src\/features\/(?:staff|desktop|appeals|transparency|premium\/checkout|submission\/preflight)\//,
  /^src\/features\/bot\/member\/review-removal\./,
  /^src\/features\/pages\/content\/\w+\/(?:api-reference|developer-portal|documentation)\./,
  /^src\/lib\/compare\/compare-toggle\./,
  /^src\/lib\/moderation-menu\./,
  /^src\/lib\/(?:report|queue)\//,
  /^src\/lib\/search\/suggesting-field\./,
  /^src\/lib\/share\/share-dialog\./,
  /\/ui\/src\/(?:staff|preflight)\//,
  /\/ui\/src\/guidelines\/rule-chooser\./,
  /\/ui\/src\/i18n\/\w+\/(?:staff|developer|share|suggestions|guidelines|reports|transparency|appeals|queue|preflight)\./,
]

/** Sources of files that are also precached in data saver mode: the landing pages and the offline banners. */
const ESSENTIAL = [
  /^src\/app\/shell\/(?:deferred-parts|mobile-menu-content)\./,
  /^src\/features\/(?:home|discover|categories|bot|login|not-found)\/[\w-]+-page\./,
  /^src\/lib\/texts\//,
  /\/ui\/src\/i18n\/\w+\/(?:app|categories|discover|home|login)\./,
  /\/ui\/src\/content\/markdown-text\./,
  /\/api-client\/src\/calls\./,
]

interface PrecachedFiles {
  /** Paths relative to the build's folder. */
  all: ReadonlySet<string>
  /** The subset that is also precached in data saver mode. */
  essential: ReadonlySet<string>
}

/** Adds the files of a chunk and of its static imports. */
function addChunk(manifest: Manifest, key: string, files: Set<string>, seen: Set<string>) {
  if (seen.has(key)) return
  seen.add(key)
  const { file, css = [], imports = [] } = manifest[key]!
  for (const name of [file, ...css]) files.add(name)
  for (const imported of imports) addChunk(manifest, imported, files, seen)
}

/** Dynamic imports of the given chunks. */
function getDynamicImports(manifest: Manifest, chunks: Iterable<string>): string[] {
  return [...chunks].flatMap((key) => (manifest[key] as ManifestChunk).dynamicImports ?? [])
}

const matches = (patterns: readonly RegExp[], key: string) =>
  patterns.some((pattern) => pattern.test(key))

/**
 * Finds the scripts and styles that the service worker precaches: all that can be reached from the entry,
 * except for those loaded on demand. Shared chunks follow their importers, whatever names the bundler gives
 * them.
 * @param manifest Vite's `manifest.json`
 */
export function precachedFiles(manifest: Manifest): PrecachedFiles {
  const all = new Set<string>()
  const seen = new Set<string>()
  let next = [ENTRY]
  while (next.length > 0) {
    for (const key of next) addChunk(manifest, key, all, seen)
    next = getDynamicImports(manifest, seen).filter(
      (key) => !seen.has(key) && !matches(ON_DEMAND, key)
    )
  }

  const essential = new Set<string>()
  const seenEssential = new Set<string>()
  for (const key of [ENTRY, ...Object.keys(manifest).filter((name) => matches(ESSENTIAL, name))]) {
    addChunk(manifest, key, essential, seenEssential)
  }
  return { all, essential }
}
