import { fileURLToPath } from 'node:url'
import { build, type PluginOption, type Rolldown } from 'vite'

/**
 * Landing pages, whose scripts have a size budget (docs/decisions/0017). Most visits start on a bot's page,
 * others on a page with a list.
 */
const BOT_PAGE = '/src/features/bot/bot-page.tsx'
const LIST_PAGES = ['home/home-page', 'discover/discover-page', 'categories/categories-page'].map(
  (page) => `/src/features/${page}.tsx`
)

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ENTRY = 'src/entry-client.tsx'

type Chunks = Map<string, Rolldown.OutputChunk>

interface FirstLoads {
  /** Ids of modules that every page or a bot's page needs. */
  ofBot: ReadonlySet<string>
  /** Ids of further modules that pages with lists need. */
  ofLists: ReadonlySet<string>
}

/** Collects a chunk and its static imports. */
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
 * Finds the modules that landing pages load immediately, by bundling them without chunk groups. A hand-written list
 * could not follow imports and tree shaking.
 * @param plugins plugins that the sources of the pages need
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
