import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SITE_SOURCES } from './paths.ts'

interface Search {
  search: string
  filter: { categoryIds?: number[] }
  sort: string
}

/**
 * The exports of the site's modules that are used here. The modules are loaded by path, so TypeScript does not see
 * their types.
 */
interface CatalogModule {
  mergeCatalog(stored: undefined, response: unknown, now: number): { bots: { words: string }[] }
}
interface SearchModule {
  searchCatalog(
    catalog: ReturnType<CatalogModule['mergeCatalog']>,
    search: Search
  ): { bots: unknown[] }
}

const CATALOG = join(SITE_SOURCES, 'features', 'offline', 'catalog')
const load = async <Module>(name: string) =>
  (await import(pathToFileURL(join(CATALOG, name)).href)) as Module

const WARM_UP = 5
const ROUNDS = 40
const WORD = 'music'
const FIRST_TYPO = 'jukebx'

const SEARCHES: Record<string, Partial<Search>> = {
  'one word': { search: WORD },
  'two words': { search: 'music server' },
  'with accents, in a category': { search: 'română', filter: { categoryIds: [2] } },
  'a slip': { search: 'moderaton' },
  'what stands nowhere': { search: 'zzyzx quuxish' },
  'a category alone': { filter: { categoryIds: [2] } },
  'everything, the newest first': { sort: 'newest' },
}

function measureTimes(work: () => unknown) {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const began = performance.now()
    work()
    if (round >= 0) times.push(performance.now() - began)
  }
  times.sort((left, right) => left - right)
  return { median: times[ROUNDS >> 1]!, most: times.at(-1)! }
}

/**
 * Measures how long the installed app takes to search its offline catalog, compared with a plain scan of the same
 * texts.
 * @param origin of a server whose catalog is searched
 * @returns the result as text
 */
export async function measureOfflineSearch(origin: string): Promise<string> {
  const { mergeCatalog } = await load<CatalogModule>('catalog.ts')
  const { searchCatalog } = await load<SearchModule>('search-catalog.ts')
  const response: unknown = await (await fetch(`${origin}/api/catalogue`)).json()
  const began = performance.now()
  const catalog = mergeCatalog(undefined, response, Date.now())
  const parseMs = performance.now() - began
  const texts = catalog.bots.map(({ words }) => words)
  const search = (query: Partial<Search>) =>
    searchCatalog(catalog, { search: '', filter: {}, sort: 'relevance', ...query }).bots

  const plain = measureTimes(() => texts.filter((text) => text.includes(WORD)))
  // The first search with a typo builds the word index.
  const firstTypoStart = performance.now()
  search({ search: FIRST_TYPO })
  const firstTypoMs = performance.now() - firstTypoStart

  return [
    `Offline search among ${texts.length.toLocaleString('en')} bots, parsed in ${parseMs.toFixed(0)} ms; a plain scan of their texts ${plain.median.toFixed(2)} ms`,
    `the first slip: ${firstTypoMs.toFixed(1)} ms`,
    ...Object.entries(SEARCHES).map(([name, query]) => {
      const { median, most } = measureTimes(() => search(query))
      const times = (median / plain.median).toFixed(1)
      return `${name}: ${median.toFixed(1)} ms, at most ${most.toFixed(1)} ms, ${times} times the plain scan; ${search(query).length} found`
    }),
  ].join('\n')
}
