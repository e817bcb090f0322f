import type { BotDetail, Review } from '@botanica/api-client'
import { ownsBot, getReviewRights, hasRoleWithRight } from '@botanica/api-client/contract'
import type { Viewer } from '../../lib/viewer.ts'

/** The actions that the screen offers a member on a review. The server makes the final check. */
export function getOfferedReviewActions(viewer: Viewer, bot: BotDetail, review: Review) {
  const isOwner = ownsBot(viewer, bot)
  const rights = getReviewRights({
    isAuthor: review.userId === viewer.id,
    isOwner,
    deletesAny: hasRoleWithRight(viewer.roles, 'deleteReviews'),
  })
  // Owners cannot be blocked from their own bot, and a deleted account cannot be blocked.
  return { ...rights, block: isOwner && !review.byOwner && review.author !== null }
}
