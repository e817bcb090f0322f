import type { BotDetail, Review } from '@botanica/api-client'
import { staffMay } from '@botanica/api-client/contract'
import { ownsBot } from '../../lib/owns-bot.ts'
import type { Viewer } from '../../lib/viewer.ts'

/** What the screen offers a member on a review; what is allowed the server decides (ruling P7). */
export function rightsOver(viewer: Viewer, bot: BotDetail, review: Review) {
  const isAuthor = review.userId === viewer.id
  const isOwner = ownsBot(viewer, bot)
  return {
    edit: isAuthor,
    delete: isAuthor || isOwner || staffMay(viewer.roles, 'deleteReviews'),
    heart: isOwner,
    reply: isOwner,
    // Owners cannot be blocked from their own bot, and nobody is left to block behind a deleted account.
    block: isOwner && !review.byOwner && review.author !== null,
  }
}
