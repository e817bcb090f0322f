import type { ResponseBody, Client } from '@botanica/api-client'
import { normalizeSearchText } from './normalize-search-text.ts'

export type CatalogResponse = ResponseBody<Client['catalogue']['show']>
type Columns = CatalogResponse['bots']
type Column<Name extends keyof Columns> = Columns[Name][number]

/** One bot of the catalogue, with the words that it is found by. */
export type CatalogBot = { [Name in keyof Columns]: Column<Name> } & {
  nameWords: string
  words: string
}

/** The directory as it is kept on a device. */
export interface Catalog {
  /** What to ask the server with next time. */
  version: string
  /** When it was last brought up to date, in milliseconds of the epoch. */
  savedAt: number
  categories: CatalogResponse['categories']
  bots: CatalogBot[]
}

function toCatalogBots(response: CatalogResponse): CatalogBot[] {
  const names = new Map(response.categories.map(({ id, name }) => [id, name]))
  const columns = Object.entries(response.bots) as [keyof Columns, unknown[]][]
  return response.bots.id.map((_id, index) => {
    const bot = Object.fromEntries(
      columns.map(([name, column]) => [name, column[index]])
    ) as unknown as CatalogBot
    const tags = bot.categoryIds.map((id) => names.get(id) ?? '').join(' ')
    bot.nameWords = normalizeSearchText(bot.name)
    bot.words = normalizeSearchText(`${bot.name} ${tags} ${bot.shortDescription}`)
    return bot
  })
}

/** What is kept once the server has answered: its answer, or what was kept with what has changed. */
export function mergeCatalog(
  stored: Catalog | undefined,
  response: CatalogResponse,
  now: number
): Catalog {
  const changed = toCatalogBots(response)
  const replaced = new Set([...response.bots.id, ...response.gone])
  const others =
    response.isWhole || !stored ? [] : stored.bots.filter(({ id }) => !replaced.has(id))
  return {
    version: response.version,
    savedAt: now,
    categories: response.categories,
    bots: [...others, ...changed],
  }
}
