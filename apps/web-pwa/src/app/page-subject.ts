import type { BotDetail, BotListItem, Category, Person } from '@botanica/api-client'
import {
  findChosenCategory,
  getTabQuery,
  readCategoryChoice,
} from '../features/categories/category-choice.ts'
import { getDiscoverList } from '../features/discover/discover-list.ts'
import type { Services } from '../lib/services.tsx'

/** What a page is about, for structured data and link previews. */
export type PageSubject =
  | { kind: 'site' }
  | { kind: 'bot'; bot: BotDetail }
  | { kind: 'person'; person: Person }
  | { kind: 'category'; category: Category; bots: readonly BotListItem[] }
  | { kind: 'list'; bots: readonly BotListItem[] }

interface RenderedRoute {
  id: string | undefined
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** Finds the subject of a page in the data that it was rendered from, so that browsers need no code for it. */
export function getPageSubject(
  { id, params, query }: RenderedRoute,
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>
): PageSubject | undefined {
  const { queries } = api
  switch (id) {
    case 'home':
      return { kind: 'site' }
    case 'bot': {
      const bot = queryClient.getQueryData(queries.bot(params.id!).queryKey)
      return bot ? { kind: 'bot', bot } : undefined
    }
    case 'person': {
      const person = queryClient.getQueryData(queries.person(params.id!).queryKey)
      // Nothing of a banned member is shown but the ban.
      return person && !person.banned ? { kind: 'person', person } : undefined
    }
    case 'categories': {
      const choice = readCategoryChoice(query)
      const category = findChosenCategory(
        queryClient.getQueryData(queries.categories().queryKey),
        choice
      )
      if (!category) return undefined
      const list = queryClient.getQueryData(
        queries.botList(getTabQuery(category, choice.tab)).queryKey
      )
      return { kind: 'category', category, bots: list?.items ?? [] }
    }
    case 'discover': {
      const { filter, from } = getDiscoverList(query)
      if (filter.search) return undefined
      const pages = queryClient.getQueryData(queries.botPages(filter, from).queryKey)?.pages ?? []
      return { kind: 'list', bots: pages.flatMap(({ items }) => items) }
    }
    default:
      return undefined
  }
}
