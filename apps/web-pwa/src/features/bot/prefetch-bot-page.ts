import { prefetch, createPrefetcher } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'
import { getSimilarBotsFilter } from './similar-bots-filter.ts'

/** Prefetches the data of a bot's page. @returns false if the bot is known not to exist */
export async function prefetchBotPage(services: Services, discordBotId: string): Promise<boolean> {
  const { api, queryClient } = services
  const bot = api.queries.bot(discordBotId)
  const read = createPrefetcher(services)
  const categories = api.queries.categories()
  const detail = Promise.all([read.one(bot, true), read.one(categories)])
  await prefetch({
    essential: [detail],
    others: [
      read.pages(api.queries.reviews(discordBotId)),
      read.one(api.queries.ads('sidebar')),
      detail.then(prefetchSimilarBots),
    ],
  })

  async function prefetchSimilarBots() {
    const tag = queryClient.getQueryData(bot.queryKey)?.tags[0]
    const category = queryClient.getQueryData(categories.queryKey)?.find(({ name }) => name === tag)
    if (category) await read.one(api.queries.botList(getSimilarBotsFilter(category.id)))
  }
  return queryClient.getQueryData(bot.queryKey) !== null
}
