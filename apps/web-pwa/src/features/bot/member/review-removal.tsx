import type { BotDetail, Review } from '@botanica/api-client'
import { RemoveReviewDialog } from '@botanica/ui/staff'
import { StaffProviders } from '../../../lib/staff-providers.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { focusReviewsHeading } from '../reviews-heading.ts'
import { useReviewCache } from './review-cache.ts'

export interface ReviewRemovalProps {
  bot: BotDetail
  review: Review
  viewer: Viewer
  onClose: () => void
}

/** The dialog in which staff remove a review. Only `lazy-review-removal.tsx` imports it, so it is a chunk of its own. */
export function ReviewRemoval({ bot, review, viewer, onClose }: ReviewRemovalProps) {
  const cache = useReviewCache(bot)

  return (
    <StaffProviders viewer={viewer}>
      <RemoveReviewDialog
        review={review}
        botName={bot.name}
        onRemoved={() => {
          void cache.remove((item) => item.id === review.id)
          cache.refreshFigures()
          focusReviewsHeading()
        }}
        onUndoSettled={cache.refreshFigures}
        onClose={onClose}
      />
    </StaffProviders>
  )
}
