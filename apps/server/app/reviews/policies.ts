import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound } from '#app/core/errors'
import { parseInternalId, parseSnowflake } from '#app/core/path_ids'
import { findVisibleBot } from '#app/directory/visible_bot'
import { hasStaffRight, requireMember } from '#app/identity/viewer'
import {
  findRatedBot,
  findReviewAccess,
  type RatedBot,
  type ReviewAccess,
} from '#app/reviews/queries/find_review_access'
import { getReviewRights } from '#app/reviews/rules'

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

/** Finds a public review, for every member. Members who are blocked from reviewing may still vote. */
export async function findReviewToVoteOn(ctx: HttpContext): Promise<ReviewAccess> {
  const { review } = await findReviewWithRights(ctx)
  if (!review.isListed || !review.bot.isPublic) throw notFound()
  return review
}
