import type { Answer, Client } from '@botanica/api-client'
import { searchable } from './searchable.ts'

export type CatalogueAnswer = Answer<Client['catalogue']['show']>
type Columns = CatalogueAnswer['bots']
type Column<Name extends keyof Columns> = Columns[Name][number]

/** One bot of the catalogue, with the words that it is found by. */
export type CatalogueBot = { [Name in keyof Columns]: Column<Name> } & {
  nameWords: string
  words: string
}

/** The directory as it is kept on a device. */
export interface Catalogue {
  /** What to ask the server with next time. */
  version: string
  /** When it was last brought up to date, in milliseconds of the epoch. */
  savedAt: number
  categories: CatalogueAnswer['categories']
  bots: CatalogueBot[]
}

function botsIn(answer: CatalogueAnswer): CatalogueBot[] {
  const names = new Map(answer.categories.map(({ id, name }) => [id, name]))
  const columns = Object.entries(answer.bots) as [keyof Columns, unknown[]][]
  return answer.bots.id.map((_id, index) => {
    const bot = Object.fromEntries(
      columns.map(([name, column]) => [name, column[index]])
    ) as unknown as CatalogueBot
    const tags = bot.categoryIds.map((id) => names.get(id) ?? '').join(' ')
    bot.nameWords = searchable(bot.name)
    bot.words = searchable(`${bot.name} ${tags} ${bot.shortDescription}`)
    return bot
  })
}

/** What is kept once the server has answered: its answer, or what was kept with what has changed. */
export function updated(
  kept: Catalogue | undefined,
  answer: CatalogueAnswer,
  now: number
): Catalogue {
  const told = botsIn(answer)
  const replaced = new Set([...answer.bots.id, ...answer.gone])
  const others = answer.isWhole || !kept ? [] : kept.bots.filter(({ id }) => !replaced.has(id))
  return {
    version: answer.version,
    savedAt: now,
    categories: answer.categories,
    bots: [...others, ...told],
  }
}
