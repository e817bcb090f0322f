import type { HttpContext } from '@adonisjs/core/http'
import { applyForCertification } from '#app/certification/actions/apply_for_certification'
import { findCandidateOrFail, assertOwnBot, assertEligible } from '#app/certification/policies'
import { listOwnApplications } from '#app/certification/queries/application_rows'
import {
  toReadableApplication,
  mapReadableApplications,
} from '#app/certification/readable_applications'
import ApplicationTransformer from '#app/certification/transformers/application_transformer'
import { applicationValidator } from '#app/certification/validators'
import { HTTP_CREATED } from '#app/core/http/status'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'

/** The caller's applications for certification. */
export default class OwnApplicationsController {
  async index(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listOwnApplications(requireMember(ctx).id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(ApplicationTransformer.transform(mapReadableApplications(page.rows)))
  }

  async store(ctx: HttpContext) {
    await assertOwnBot(ctx)
    const application = await ctx.request.validateUsing(applicationValidator)
    const checks = async () => assertEligible(await findCandidateOrFail(ctx, application.botId))
    await checks()
    ctx.response.status(HTTP_CREATED)
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      const created = await applyForCertification(trx, getActor(ctx), application)
      return ctx.serialize(ApplicationTransformer.transform(toReadableApplication(created)))
    })
  }
}
