import { prefetch, createPrefetcher } from '../../lib/prefetch.ts'
import type { Services } from '../../lib/services.tsx'

/** Prefetches the data of a bot's page. @returns false if the bot is known not to exist */
export async function prefetchBotPage(services: Services, discordBotId: string): Promise<boolean> {
  const { api, queryClient } = services
  const bot = api.queries.bot(discordBotId)
  const read = createPrefetcher(services)
  await prefetch({
    essential: [read.one(bot, true)],
    others: [
      read.one(api.queries.categories()),
      read.pages(api.queries.reviews(discordBotId)),
      read.one(api.queries.ads('sidebar')),
    ],
  })
  return queryClient.getQueryData(bot.queryKey) !== null
}
