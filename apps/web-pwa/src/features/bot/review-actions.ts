import type { BotDetail, Review } from '@botanica/api-client'
import { ownsBot, getReviewRights, hasRoleWithRight } from '@botanica/api-client/contract'
import type { Viewer } from '../../lib/viewer.ts'

/** The actions that the screen offers a member on a review. The server makes the final check. */
export function getOfferedReviewActions(viewer: Viewer, bot: BotDetail, review: Review) {
  const isOwner = ownsBot(viewer, bot)
  const isAuthor = review.userId === viewer.id
  const rights = getReviewRights({
    isAuthor,
    isOwner,
    deletesAny: hasRoleWithRight(viewer.roles, 'deleteReviews'),
  })
  return {
    ...rights,
    // Owners give no heart to their own review, but can take an earlier one away.
    heart: rights.answer && (!isAuthor || review.hasOwnerHeart),
    // Owners cannot be blocked from their own bot, and a deleted account cannot be blocked.
    block: isOwner && !review.byOwner && review.author !== null,
  }
}
