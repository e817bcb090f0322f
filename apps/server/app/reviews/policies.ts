import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound, withReason } from '#app/core/errors'
import { parseInternalId, parseSnowflake } from '#app/core/path_ids'
import { toUndoFailure } from '#app/directory/undo/policies'
import { findVisibleBot } from '#app/directory/visible_bot'
import { hasStaffRight, requireMember } from '#app/identity/viewer'
import {
  findRatedBot,
  findReviewAccess,
  type RatedBot,
  type ReviewAccess,
} from '#app/reviews/queries/find_review_access'
import {
  findRemovalUndo,
  findRemovedReview,
  type RemovedReviewRow,
} from '#app/reviews/queries/removed_reviews'
import { getReviewRights, OWN_REVIEW_ERRORS } from '#app/reviews/rules'
import {
  RESTORE_REVIEW_CONFLICTS,
  RESTORE_REVIEW_ERRORS,
  type RestoreReviewError,
} from '#app/reviews/staff_rules'

/**
 * Who may do what to reviews. Each check begins with what the caller may see, so that 404 comes before 403. The SQL
 * conditions in the actions decide; these policies explain the reason.
 */

function assertNotBlocked({ isBlocked }: RatedBot) {
  if (isBlocked) throw new Failure('blocked')
}

/** Finds the bot in the path, for members who may review it. Its owners may too, once it is public. */
export async function findBotToReview(ctx: HttpContext): Promise<RatedBot> {
  const discordBotId = parseSnowflake(ctx.params.id)
  const bot = findVisibleBot(
    ctx.viewer,
    await findRatedBot({ discordBotId }, requireMember(ctx).id)
  )
  if (!bot.isPublic) throw notFound()
  assertNotBlocked(bot)
  return bot
}

/** @throws `conflict` when the member has already reviewed the bot */
export function assertFirstReview({ isReviewed }: RatedBot) {
  if (isReviewed) throw new Failure('conflict', { message: 'You have already reviewed this bot.' })
}

/** Finds the bot in the path, for its owners. */
export async function findOwnedBot(ctx: HttpContext): Promise<RatedBot> {
  const id = parseInternalId(ctx.params.botId)
  const bot = findVisibleBot(ctx.viewer, await findRatedBot({ id }, requireMember(ctx).id))
  if (!bot.isOwn) throw new Failure('forbidden')
  return bot
}

/** Finds the review in the path, with the caller's rights. Unlisted reviews exist only for callers who may delete them. */
async function findReviewWithRights(ctx: HttpContext) {
  const { viewer } = ctx
  const member = requireMember(ctx)
  const review = await findReviewAccess(parseInternalId(ctx.params.id), member.id)
  const bot = findVisibleBot(ctx.viewer, review?.bot)
  const may = getReviewRights({
    isAuthor: review!.authorId === member.id,
    isOwner: bot.isOwn,
    deletesAny: hasStaffRight(viewer, 'deleteReviews'),
  })
  if (!review!.isListed && !may.delete) throw notFound()
  return { review: review!, may }
}

/** Finds a review for its author, unless the bot's owners have blocked the author. */
export async function findReviewToEdit(ctx: HttpContext): Promise<ReviewAccess> {
  const { review, may } = await findReviewWithRights(ctx)
  if (!may.edit) throw new Failure('forbidden')
  assertNotBlocked(review.bot)
  return review
}

/** Finds a review for its author, the bot's owners, and staff. */
export async function findReviewToDelete(ctx: HttpContext): Promise<ReviewAccess> {
  const { review, may } = await findReviewWithRights(ctx)
  if (!may.delete) throw new Failure('forbidden')
  return review
}

/** Finds a listed review, for the bot's owners. */
export async function findReviewToAnswer(ctx: HttpContext): Promise<ReviewAccess> {
  const { review, may } = await findReviewWithRights(ctx)
  if (!review.isListed) throw notFound()
  if (!may.answer) throw new Failure('forbidden')
  return review
}

async function findPublicReview(ctx: HttpContext) {
  const { review, may } = await findReviewWithRights(ctx)
  if (!review.isListed || !review.bot.isPublic) throw notFound()
  return { review, may }
}

/** Finds a public review, for every member but its author. Members who are blocked from reviewing may still vote. */
export async function findReviewToVoteOn(ctx: HttpContext): Promise<ReviewAccess> {
  const { review, may } = await findPublicReview(ctx)
  if (!may.vote) throw new Failure('forbidden', withReason(OWN_REVIEW_ERRORS, 'ownReview'))
  return review
}

/** Finds a public review, for everybody who may have voted on it, also when they could vote on their own review. */
export async function findReviewToWithdrawVote(ctx: HttpContext): Promise<ReviewAccess> {
  return (await findPublicReview(ctx)).review
}

/** Finds a review for the owners' heart, which no owner gives to their own review. An earlier one can be taken away. */
export async function findReviewToHeart(ctx: HttpContext): Promise<ReviewAccess> {
  const review = await findReviewToAnswer(ctx)
  if (review.authorId === requireMember(ctx).id && !review.hasOwnerHeart) {
    throw new Failure('forbidden', withReason(OWN_REVIEW_ERRORS, 'ownReview'))
  }
  return review
}

/** Finds a removed review, for staff. @throws `forbidden` when they wrote it or own the bot */
export async function findReviewToRestore(ctx: HttpContext): Promise<RemovedReviewRow> {
  const review = await findRemovedReview(parseInternalId(ctx.params.id), requireMember(ctx).id)
  if (!review) throw notFound()
  if (review.isOwn) throw new Failure('forbidden', withReason(RESTORE_REVIEW_ERRORS, 'ownReview'))
  return review
}

/** @throws `conflict` when the author has written another review */
export function assertNotWrittenAgain({ isWrittenAgain }: RemovedReviewRow) {
  if (isWrittenAgain) throw cannotRestore('writtenAgain')
}

export function cannotRestore(error: RestoreReviewError) {
  return new Failure('conflict', withReason(RESTORE_REVIEW_CONFLICTS, error))
}

/** Explains why a removal could not be undone. @throws as `findReviewToRestore`; `conflict` */
export async function explainUndo(ctx: HttpContext, decisionId: number): Promise<never> {
  const { id } = await findReviewToRestore(ctx)
  throw toUndoFailure(await findRemovalUndo(id, requireMember(ctx).id), decisionId)
}
