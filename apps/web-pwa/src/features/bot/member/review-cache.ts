import { queryKeys, type BotDetail, type Page, type Review } from '@botanica/api-client'
import type { InfiniteData } from '@tanstack/react-query'
import { BROADCAST_WINDOW_MS } from '../../../lib/broadcast-window.ts'
import { useServices } from '../../../lib/services.tsx'

type Reviews = InfiniteData<Page<Review>>

/** Updates cached queries with what the member has just changed. */
export function useReviewCache(bot: BotDetail) {
  const { queryClient } = useServices()
  const queryKey = queryKeys.reviews(bot.discordBotId)

  /** Cancels running requests first, because their responses do not include the change. */
  async function updateItems(
    update: (items: Review[], page: number) => Review[],
    lists: { exact?: boolean } = {}
  ) {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueriesData<Reviews>(
      { queryKey, ...lists },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, index) => ({ ...page, items: update(page.items, index) })),
        }
    )
  }

  return {
    /** Adds a review to the list without a filter. The other lists are refetched. */
    add: (review: Review) =>
      updateItems((items, page) => (page === 0 ? [review, ...items] : items), { exact: true }),
    patch: (id: number, changes: Partial<Review>) =>
      updateItems((items) =>
        items.map((item) => (item.id === id ? { ...item, ...changes } : item))
      ),
    remove: (shouldRemove: (review: Review) => boolean) =>
      updateItems((items) => items.filter((item) => !shouldRemove(item))),
    /** Refetches averages and counts, which only the server computes. */
    refreshFigures: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.ownReviews() })
      setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.bots() })
        void queryClient.invalidateQueries({ queryKey })
      }, BROADCAST_WINDOW_MS)
    },
  }
}
