import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  approveApplication,
  deleteApplication,
  rejectApplication,
} from '#app/certification/actions/review_application'
import { undoReview } from '#app/certification/actions/return_application'
import {
  explainUndo,
  findApplicationToReview,
  assertNonePending,
  assertNotReviewed,
} from '#app/certification/policies'
import { findApplication, listApplications } from '#app/certification/queries/application_rows'
import { APPLICATION_SORTS } from '#app/certification/rules'
import {
  toReadableReviewedApplication,
  mapReadableReviewedApplications,
} from '#app/certification/readable_applications'
import ReviewedApplicationTransformer from '#app/certification/transformers/reviewed_application_transformer'
import { applicationListValidator, reviewValidator } from '#app/certification/validators'
import { invalidField, notFound } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { parseInternalId } from '#app/core/path_ids'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { assertNewestVersion } from '#app/directory/versions/policies'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'

const RIGHT = 'reviewApplications'

async function presentApplication(ctx: HttpContext, id: number, trx: TransactionClientContract) {
  const application = await findApplication(id, requireMember(ctx).id, trx)
  if (!application) throw new NoRowsAffectedError()
  return ctx.serialize(
    ReviewedApplicationTransformer.transform(toReadableReviewedApplication(application))
  )
}

/** Certification requests, for staff. */
export default class ApplicationsController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(applicationListValidator)
    const { status, sort = APPLICATION_SORTS[0], limit = PAGE_LIMITS.default, cursor } = filters
    const search = filters.search || undefined
    const viewerId = requireMember(ctx).id
    const page = await listApplications({ viewerId, search, status, sort, limit, cursor })
    linkNextPage(ctx, page.next, { search, status, sort, limit })
    return ctx.serialize(
      ReviewedApplicationTransformer.transform(mapReadableReviewedApplications(page.rows))
    )
  }

  async show(ctx: HttpContext) {
    const id = parseInternalId(ctx.params.id)
    const application = await findApplication(id, requireMember(ctx).id)
    if (!application) throw notFound()
    return ctx.serialize(
      ReviewedApplicationTransformer.transform(toReadableReviewedApplication(application))
    )
  }

  /** Approves or rejects an application. Approving certifies the bot; a rejection needs a reason. */
  async update(ctx: HttpContext) {
    const { id, botId } = await findApplicationToReview(ctx)
    const { status, reviewReason, version, ruleIds } =
      await ctx.request.validateUsing(reviewValidator)
    const reason = reviewReason ?? null
    if (status === 'rejected' && reason === null) {
      throw invalidField('reviewReason', 'required', 'A rejection needs a reason.')
    }
    if (status === 'approved' && ruleIds) {
      throw invalidField('ruleIds', 'unexpected', 'An approval names no rules.')
    }
    const reviewer = { actor: getActor(ctx), version }
    const checks = async () => {
      await assertNewestVersion(botId, version)
      assertNotReviewed(await findApplicationToReview(ctx))
    }
    return runIdempotentAsStaff(ctx, RIGHT, checks, async (trx) => {
      if (status === 'approved') {
        await approveApplication(trx, id, { ...reviewer, reviewReason: reason })
      } else {
        await rejectApplication(trx, id, { ...reviewer, reason: reason!, ruleIds })
      }
      return presentApplication(ctx, id, trx)
    })
  }

  /** Undoes the caller's own review, within seconds. */
  async undo(ctx: HttpContext) {
    const { id } = await findApplicationToReview(ctx)
    const { decisionId } = await ctx.request.validateUsing(undoValidator)
    const explain = () => explainUndo(ctx, decisionId)
    return runIdempotentAsStaff(ctx, RIGHT, explain, async (trx) => {
      await undoReview(trx, id, { decisionId, actor: getActor(ctx) })
      return presentApplication(ctx, id, trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const { id } = await findApplicationToReview(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const checks = async () => assertNonePending(await findApplicationToReview(ctx))
    return runIdempotentAsStaff(ctx, RIGHT, checks, async (trx) => {
      await deleteApplication(trx, id, getActor(ctx))
      return { id }
    })
  }
}
