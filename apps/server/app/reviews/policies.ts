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
 * Who may do what to reviews. Each begins with what the caller may know of: 404 comes before 403
 *. The statements of the actions decide; this says why not.
 */

function assertNotBlocked({ isBlocked }: RatedBot) {
  if (isBlocked) throw new Failure('blocked')
}

/** The bot in the address, for who may rate it; its owners may too, once everybody can see it. */
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

/** @throws `conflict` for who has reviewed the bot before: a second review is 409 */
export function assertFirstReview({ isReviewed }: RatedBot) {
  if (isReviewed) throw new Failure('conflict', { message: 'You have already reviewed this bot.' })
}

/** The bot in the address, for its owners. */
export async function findOwnedBot(ctx: HttpContext): Promise<RatedBot> {
  const id = parseInternalId(ctx.params.botId)
  const bot = findVisibleBot(ctx.viewer, await findRatedBot({ id }, requireMember(ctx).id))
  if (!bot.isOwn) throw new Failure('forbidden')
  return bot
}

/** The review in the address, with what the caller is to it. One that no list shows is known to those who are something. */
async function reviewOf(ctx: HttpContext) {
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

/** A review for who wrote it and may still rate the bot. */
export async function findReviewToEdit(ctx: HttpContext): Promise<ReviewAccess> {
  const { review, may } = await reviewOf(ctx)
  if (!may.edit) throw new Failure('forbidden')
  assertNotBlocked(review.bot)
  return review
}

/** A review for its author, the owners of the bot that it is about, and staff. */
export async function findReviewToDelete(ctx: HttpContext): Promise<ReviewAccess> {
  const { review, may } = await reviewOf(ctx)
  if (!may.delete) throw new Failure('forbidden')
  return review
}

/** A review that is shown, for the owners of the bot that it is about. */
export async function findReviewToAnswer(ctx: HttpContext): Promise<ReviewAccess> {
  const { review, may } = await reviewOf(ctx)
  if (!review.isListed) throw notFound()
  if (!may.answer) throw new Failure('forbidden')
  return review
}

/** A review that everybody can see, for every member: a block is about rating alone. */
export async function findReviewToVoteOn(ctx: HttpContext): Promise<ReviewAccess> {
  const { review } = await reviewOf(ctx)
  if (!review.isListed || !review.bot.isPublic) throw notFound()
  return review
}
