import { fileURLToPath } from 'node:url'
import { build, type PluginOption, type Rolldown } from 'vite'

/** Pages that people come to first, and whose script has a budget (docs/decisions/0017): most come to a bot's, others begin with a list. */
const BOT_PAGE = '/src/features/bot/bot-page.tsx'
const LIST_PAGES = ['home/home-page', 'discover/discover-page', 'categories/categories-page'].map(
  (page) => `/src/features/${page}.tsx`
)

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ENTRY = 'src/entry-client.tsx'

type Chunks = Map<string, Rolldown.OutputChunk>

interface FirstLoads {
  /** Ids of the modules that every page needs, or a bot's. */
  ofBot: ReadonlySet<string>
  /** Those that pages with lists need besides. */
  ofLists: ReadonlySet<string>
}

/** Adds a chunk, and what comes with it because it is imported and not asked for later. */
function withImports(chunks: Chunks, fileName: string, reached = new Set<string>()) {
  if (reached.has(fileName)) return reached
  reached.add(fileName)
  for (const imported of chunks.get(fileName)!.imports) withImports(chunks, imported, reached)
  return reached
}

function isPage({ facadeModuleId }: Rolldown.OutputChunk, page: string) {
  return facadeModuleId?.endsWith(page) === true
}

/**
 * The modules that the first pages need at once, as the bundler finds them when nobody groups anything: no list of ours
 * could follow what is imported, and what of it is used.
 * @param plugins those that the pages' sources need
 */
export async function modulesOfFirstLoads(plugins: PluginOption[]): Promise<FirstLoads> {
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
  const listModules = (matches: (chunk: Rolldown.OutputChunk) => boolean) =>
    [...chunks.values()].filter(matches).flatMap(({ fileName }) => {
      const files = [...withImports(chunks, fileName)]
      return files.flatMap((file) => Object.keys(chunks.get(file)!.modules))
    })
  const ofBot = new Set(listModules((chunk) => chunk.isEntry || isPage(chunk, BOT_PAGE)))
  const ofLists = listModules((chunk) => LIST_PAGES.some((page) => isPage(chunk, page)))
  return { ofBot, ofLists: new Set(ofLists.filter((id) => !ofBot.has(id))) }
}
