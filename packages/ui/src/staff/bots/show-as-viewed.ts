import type { Page } from '@botanica/api-client'
import { staffKeys, type StaffBot } from '@botanica/api-client/staff'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

type Pages = InfiniteData<Page<StaffBot>, string | null>

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data

/**
 * Marks a bot as viewed in the lists that are shown, once the server knows. Nothing is refetched: the row of the bot that is
 * being read stays where it is until the list changes for another reason.
 */
export function showAsViewed(client: QueryClient, id: number) {
  const isUnviewed = (bot: StaffBot) => bot.id === id && !bot.isViewed
  // The data of a query below the key may be something else than pages, and `undefined` leaves it as it is.
  client.setQueriesData<unknown>({ queryKey: staffKeys.pendingLists() }, (known: unknown) => {
    if (!isPages(known) || !known.pages.some(({ items }) => items.some(isUnviewed)))
      return undefined
    return {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        items: page.items.map((bot) => (isUnviewed(bot) ? { ...bot, isViewed: true } : bot)),
      })),
    }
  })
}
