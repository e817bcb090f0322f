import { fileURLToPath } from 'node:url'
import { build, type PluginOption, type Rolldown } from 'vite'

/**
 * Landing pages, whose scripts have a size budget (docs/decisions/0017). Most visits start on a bot's page,
 * others on a page with a list.
 */
const BOT_PAGE = 'bot'
const LIST_PAGES = ['home', 'discover', 'categories']

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ENTRY = 'src/entry-client.tsx'

/** What the entry needs, or a bot's page and a page with a list. */
const SHARED = 'shared'
/** What several pages with lists need. */
const LISTS = 'lists'
/** What all pages load after their first render. */
const DEFERRED = { name: 'deferred', path: '/src/app/shell/deferred-parts.tsx' }

type Chunks = Map<string, Rolldown.OutputChunk>

/** Modules that belong to one chunk. */
export interface ModuleGroup {
  /** Name of the chunk. */
  name: string
  /** Ids of the modules. */
  modules: ReadonlySet<string>
}

/** Collects a chunk and its static imports. */
function withImports(chunks: Chunks, fileName: string, reached = new Set<string>()) {
  if (reached.has(fileName)) return reached
  reached.add(fileName)
  for (const imported of chunks.get(fileName)!.imports) withImports(chunks, imported, reached)
  return reached
}

function isModule({ facadeModuleId }: Rolldown.OutputChunk, path: string) {
  return facadeModuleId?.endsWith(path) === true
}

const getPagePath = (page: string) => `/src/features/${page}/${page}-page.tsx`

/** The name of the chunk for a module that these landing pages need, besides the entry. */
function getGroupName(pages: readonly string[]) {
  if (pages.length === 1) return pages[0]!
  return pages.includes(BOT_PAGE) ? SHARED : LISTS
}

/**
 * Groups the modules that landing pages load immediately by the pages that need them, so that no page loads code of
 * another one. It bundles the pages without groups: a hand-written list could not follow imports and tree shaking.
 * @param plugins plugins that the sources of the pages need
 */
export async function groupFirstLoads(plugins: PluginOption[]): Promise<ModuleGroup[]> {
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
  const findModules = (matches: (chunk: Rolldown.OutputChunk) => boolean) => {
    const reached = new Set<string>()
    for (const chunk of chunks.values()) {
      if (matches(chunk)) withImports(chunks, chunk.fileName, reached)
    }
    return new Set([...reached].flatMap((file) => Object.keys(chunks.get(file)!.modules)))
  }
  const ofEntry = findModules((chunk) => chunk.isEntry)
  const groups = new Map([[SHARED, new Set(ofEntry)]])
  const needed = [BOT_PAGE, ...LIST_PAGES].map((page) => ({
    page,
    modules: findModules((chunk) => isModule(chunk, getPagePath(page))),
  }))
  for (const id of new Set(needed.flatMap(({ modules }) => [...modules]))) {
    if (ofEntry.has(id)) continue
    const pages = needed.filter(({ modules }) => modules.has(id)).map(({ page }) => page)
    const name = getGroupName(pages)
    groups.set(name, (groups.get(name) ?? new Set()).add(id))
  }
  const ofPages = [...groups].map(([name, modules]) => ({ name, modules }))
  const deferred = findModules((chunk) => isModule(chunk, DEFERRED.path))
  for (const { modules } of ofPages) for (const id of modules) deferred.delete(id)
  return [...ofPages, { name: DEFERRED.name, modules: deferred }]
}
