import type { ResponseBody, Client } from '@botanica/api-client'
import { normalizeSearchText } from './normalize-search-text.ts'

export type CatalogResponse = ResponseBody<Client['catalogue']['show']>
type Columns = CatalogResponse['bots']
type Column<Name extends keyof Columns> = Columns[Name][number]

/** A bot of the offline catalog with its normalized search text. */
export type CatalogBot = { [Name in keyof Columns]: Column<Name> } & {
  nameWords: string
  words: string
}

/**
 * What the rows of a stored catalog have. Raise it with a new column: a copy of another format is not used, and the next
 * sync replaces it.
 */
export const CATALOG_FORMAT = 4

/** The offline catalog: the directory as it is stored on a device. */
export interface Catalog {
  format: typeof CATALOG_FORMAT
  /** Version to send as `since` with the next request. */
  version: string
  /** When it was last updated, in milliseconds since the epoch. */
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

/** Merges a response into the stored catalog. A complete response replaces the catalog. */
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
    format: CATALOG_FORMAT,
    version: response.version,
    savedAt: now,
    categories: response.categories,
    bots: [...others, ...changed],
  }
}
