import type { BotDetail, Review } from '@botanica/api-client'
import { ownsBot, getReviewRights, hasRoleWithRight } from '@botanica/api-client/contract'
import type { Viewer } from '../../lib/viewer.ts'

/** What the screen offers a member on a review; what is allowed the server decides. */
export function getOfferedReviewActions(viewer: Viewer, bot: BotDetail, review: Review) {
  const isOwner = ownsBot(viewer, bot)
  const rights = getReviewRights({
    isAuthor: review.userId === viewer.id,
    isOwner,
    deletesAny: hasRoleWithRight(viewer.roles, 'deleteReviews'),
  })
  // Owners cannot be blocked from their own bot, and nobody is left to block behind a deleted account.
  return { ...rights, block: isOwner && !review.byOwner && review.author !== null }
}
