import type { Manifest, ManifestChunk } from 'vite'

const ENTRY = 'src/entry-client.tsx'

/**
 * Sources that no visitor needs without a connection: what staff alone use, what is of no use without the server, and long texts for
 * developers. Their files are cached when they are loaded.
 */
const ON_DEMAND = [
  /^src\/features\/(?:staff|desktop|premium\/checkout)\//,
  /^src\/features\/pages\/content\/\w+\/(?:api-reference|developer-portal|documentation)\./,
  /^src\/lib\/moderation-menu\./,
  /\/ui\/src\/staff\//,
  /\/ui\/src\/i18n\/\w+\/staff\./,
]

/** Sources of what opens without a connection also where data is saved: what people come to first, and what says that there is none. */
const ESSENTIAL = [
  /^src\/app\/shell\/deferred-parts\./,
  /^src\/features\/(?:home|discover|categories|bot|login|not-found)\/[\w-]+-page\./,
  /^src\/lib\/texts\//,
  /\/ui\/src\/i18n\/\w+\/(?:app|categories|discover|home|login)\./,
  /\/ui\/src\/content\/markdown-text\./,
  /\/api-client\/src\/calls\./,
]

interface PrecachedFiles {
  /** Paths below the build's folder. */
  all: ReadonlySet<string>
  /** Those of them that are fetched where data is saved too. */
  essential: ReadonlySet<string>
}

/** The files of a chunk, and of what comes with it because it is imported and not loaded later. */
function addChunk(manifest: Manifest, key: string, files: Set<string>, seen: Set<string>) {
  if (seen.has(key)) return
  seen.add(key)
  const { file, css = [], imports = [] } = manifest[key]!
  for (const name of [file, ...css]) files.add(name)
  for (const imported of imports) addChunk(manifest, imported, files, seen)
}

/** What a chunk and those that it imports may load later. */
function getDynamicImports(manifest: Manifest, chunks: Iterable<string>): string[] {
  return [...chunks].flatMap((key) => (manifest[key] as ManifestChunk).dynamicImports ?? [])
}

const matches = (patterns: readonly RegExp[], key: string) =>
  patterns.some((pattern) => pattern.test(key))

/**
 * Which scripts and styles the service worker fetches when it is installed: all that can be reached from the entry without what is
 * loaded on demand. Shared chunks follow whoever imports them, whatever the bundler calls them.
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
