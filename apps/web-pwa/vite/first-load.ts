import { fileURLToPath } from 'node:url'
import { build, type PluginOption, type Rolldown } from 'vite'

/** Pages that people come to first, and whose script has a budget (docs/decisions/0017). */
const FIRST_PAGES = [
  'home/home-page',
  'discover/discover-page',
  'categories/categories-page',
  'bot/bot-page',
].map((page) => `/src/features/${page}.tsx`)

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ENTRY = 'src/entry-client.tsx'

type Chunks = Map<string, Rolldown.OutputChunk>

/** Adds a chunk, and what comes with it because it is imported and not asked for later. */
function withImports(chunks: Chunks, fileName: string, reached: Set<string>) {
  if (reached.has(fileName)) return
  reached.add(fileName)
  for (const imported of chunks.get(fileName)!.imports) withImports(chunks, imported, reached)
}

/**
 * The modules that the first pages need at once, as the bundler finds them when nobody groups anything: no list of ours
 * could follow what is imported, and what of it is used.
 * @param plugins those that the pages' sources need
 */
export async function modulesOfFirstLoads(plugins: PluginOption[]): Promise<ReadonlySet<string>> {
  const built = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput
  const chunks: Chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : []))
  )
  const first = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry || FIRST_PAGES.some((page) => facadeModuleId?.endsWith(page))
  )
  const reached = new Set<string>()
  for (const { fileName } of first) withImports(chunks, fileName, reached)
  return new Set([...reached].flatMap((fileName) => Object.keys(chunks.get(fileName)!.modules)))
}
