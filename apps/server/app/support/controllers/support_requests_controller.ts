import type { HttpContext } from '@adonisjs/core/http'
import { invalidField } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import {
  type Resolution,
  resolveSupportRequest,
} from '#app/support/actions/resolve_support_request'
import { assertNotResolvedMeanwhile, findRequestToResolve } from '#app/support/policies'
import { findSupportRequest, listSupportRequests } from '#app/support/queries/support_requests'
import { SUPPORT_STATES } from '#app/support/rules'
import QueuedRequestTransformer from '#app/support/transformers/queued_request_transformer'
import { resolutionValidator, supportListValidator } from '#app/support/validators'

const RIGHT = 'answerSupport'

interface ResolutionBody {
  state: 'answered' | 'closed'
  answer?: string | undefined
}

/** @throws `invalid` when an answer has no text, or a closed request has one */
function toResolution({ state, answer }: ResolutionBody): Resolution {
  if (state === 'answered') {
    if (answer === undefined) throw invalidField('answer', 'required', 'An answer needs a text.')
    return { state, answer }
  }
  if (answer !== undefined) {
    throw invalidField('answer', 'unexpected', 'A request that is closed has no answer.')
  }
  return { state: 'closed' }
}

/** The staff's queue of support requests. */
export default class SupportRequestsController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(supportListValidator)
    const { state = SUPPORT_STATES[0], limit = PAGE_LIMITS.default, cursor } = query
    const viewerId = requireMember(ctx).id
    const page = await listSupportRequests({ viewerId, state, limit, cursor })
    linkNextPage(ctx, page.next, { state, limit })
    return ctx.serialize(QueuedRequestTransformer.transform(page.rows))
  }

  /** Answers or closes an open request. */
  async update(ctx: HttpContext) {
    const { id } = await findRequestToResolve(ctx)
    const resolution = toResolution(await ctx.request.validateUsing(resolutionValidator))
    const checks = async () => assertNotResolvedMeanwhile(await findRequestToResolve(ctx))
    return runIdempotentAsStaff(ctx, RIGHT, checks, async (trx) => {
      await resolveSupportRequest(trx, id, getActor(ctx), resolution)
      const request = await findSupportRequest(id, requireMember(ctx).id, trx)
      if (!request) throw new NoRowsAffectedError()
      return ctx.serialize(QueuedRequestTransformer.transform(request))
    })
  }
}
