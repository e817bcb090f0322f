import { prefetch, createPrefetcher } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'
import { getTabQuery, findChosenCategory, readCategoryChoice } from './category-choice.ts'

/** Prefetches the data of the categories page. Which bots it needs is only known after the categories are loaded. */
export function prefetchCategories(services: Services, query: URLSearchParams) {
  const { api, queryClient } = services
  const read = createPrefetcher(services)
  const choice = readCategoryChoice(query)
  const categories = api.queries.categories()

  async function readOpenCategory() {
    await read.one(categories, true)
    const category = findChosenCategory(queryClient.getQueryData(categories.queryKey), choice)
    if (category) await read.one(api.queries.botList(getTabQuery(category, choice.tab)))
  }
  return prefetch({ essential: [readOpenCategory()] })
}
