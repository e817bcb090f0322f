import type { HttpContext } from '@adonisjs/core/http'
import {
  findApplication,
  type ReviewedApplicationRow,
} from '#app/certification/queries/application_rows'
import { type Candidate, findCandidate } from '#app/certification/queries/find_candidate'
import { APPLICATION_CONFLICTS, CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
import { withReason, invalidField, notFound, Failure } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { SERVER_COUNT_MEDIAN_DAYS } from '#app/directory/rules'
import { OWN_BOT_ERRORS } from '#app/directory/staff_rules'
import { toUndoFailure } from '#app/directory/undo/policies'
import { isoDate } from '#app/core/database/readable_rows'
import { findVisibleBot } from '#app/directory/visible_bot'
import { requireMember } from '#app/identity/viewer'

/** Who may apply and review. The SQL conditions in the actions decide; these policies explain the reason. */

const SOMEBODY = 'An administrator'
const TOO_FEW_SERVERS = `Certification needs at least ${CERTIFICATION_MIN_SERVERS} servers, by the median of the last ${SERVER_COUNT_MEDIAN_DAYS} days.`

/** @throws `not_found` for a bot that the caller may not see; `forbidden` when the caller does not own it */
export async function findCandidateOrFail(ctx: HttpContext, botId: number): Promise<Candidate> {
  const bot = findVisibleBot(ctx.viewer, await findCandidate(botId, ctx.viewer?.id))
  if (!bot.isOwn) throw new Failure('forbidden')
  return bot
}

/**
 * Checks ownership before the rest of the body is validated, so that 403 comes before 422. A malformed id is left to the
 * validator.
 */
export async function assertOwnBot(ctx: HttpContext) {
  const { botId } = ctx.request.body() as { botId?: unknown }
  if (Number.isSafeInteger(botId) && Number(botId) > 0)
    await findCandidateOrFail(ctx, Number(botId))
}

/**
 * @throws `conflict` for a bot that is not approved, is certified, or has a pending application; `invalid` for a bot in too
 * few servers
 */
export function assertEligible(bot: Candidate) {
  const { approved, notCertified, enoughServers } = bot.eligibility
  if (!approved) throw new Failure('conflict', { message: 'This bot is not approved.' })
  if (!notCertified) throw new Failure('conflict', { message: 'This bot is already certified.' })
  if (bot.applicationStatus === 'pending') {
    throw new Failure('conflict', { message: 'This bot has a pending application already.' })
  }
  if (!enoughServers) throw invalidField('botId', 'servers', TOO_FEW_SERVERS)
}

/**
 * Finds the application in the path, for a review.
 * @throws `not_found`; `forbidden` when the caller owns the bot
 */
export async function findApplicationToReview(ctx: HttpContext): Promise<ReviewedApplicationRow> {
  const application = await findApplication(parseInternalId(ctx.params.id), requireMember(ctx).id)
  if (!application) throw notFound()
  if (application.isOwn) throw new Failure('forbidden', withReason(OWN_BOT_ERRORS, 'ownBot'))
  return application
}

/** @throws `decided` with who reviewed it and the outcome; `conflict` when its bot no longer meets the requirements */
export function assertNotReviewed(application: ReviewedApplicationRow) {
  const { status, reviewedAt, reviewedByName } = application
  if (status !== 'pending' && reviewedAt) {
    const action = status === 'approved' ? 'approve_application' : 'reject_application'
    throw new Failure('decided', {
      message: `${reviewedByName ?? SOMEBODY} has already ${status} this application.`,
      decided: { action, by: reviewedByName, at: isoDate(reviewedAt) },
    })
  }
  if (!Object.values(application.eligibility).every(Boolean)) {
    throw new Failure('conflict', withReason(APPLICATION_CONFLICTS, 'notEligible'))
  }
}

/** Explains why a review could not be undone. @throws as `findApplicationToReview`; `conflict` */
export async function explainUndo(ctx: HttpContext, decisionId: number): Promise<never> {
  const { undo } = await findApplicationToReview(ctx)
  throw toUndoFailure(undo, decisionId)
}

/** @throws `conflict` for a pending application */
export function assertNonePending({ status }: ReviewedApplicationRow) {
  if (status === 'pending') {
    throw new Failure('conflict', withReason(APPLICATION_CONFLICTS, 'notReviewed'))
  }
}
