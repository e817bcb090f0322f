import type { HttpContext } from '@adonisjs/core/http'
import { HTTP_CREATED } from '#app/core/http/status'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/core/validation/list_fields'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { sendSupportRequest } from '#app/support/actions/send_support_request'
import { withdrawSupportRequest } from '#app/support/actions/withdraw_support_request'
import { findOwnRequest, assertNotResolved, assertOpenRequestLimit } from '#app/support/policies'
import { listOwnSupportRequests } from '#app/support/queries/support_requests'
import SupportRequestTransformer from '#app/support/transformers/support_request_transformer'
import { supportRequestValidator } from '#app/support/validators'

/** The caller's own support requests. */
export default class OwnSupportRequestsController {
  async index(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listOwnSupportRequests(requireMember(ctx).id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(SupportRequestTransformer.transform(page.rows))
  }

  async store(ctx: HttpContext) {
    const checks = () => assertOpenRequestLimit(ctx)
    await checks()
    const { link = null, ...request } = await ctx.request.validateUsing(supportRequestValidator)
    const { id } = requireMember(ctx)
    ctx.response.status(HTTP_CREATED)
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      const sent = await sendSupportRequest(trx, id, { ...request, link })
      return ctx.serialize(SupportRequestTransformer.transform(sent))
    })
  }

  /** Withdraws an open request, which deletes it. */
  async destroy(ctx: HttpContext) {
    const { id } = await findOwnRequest(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsMember(
      ctx,
      () => assertNotResolved(ctx),
      async (trx) => {
        await withdrawSupportRequest(trx, id, requireMember(ctx).id)
        return { id }
      }
    )
  }
}
