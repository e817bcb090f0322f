import type { HttpContext } from '@adonisjs/core/http'
import { hasRoleWithRight } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'
import { findOverview } from '#app/moderation/queries/find_overview'

/** The dashboard's counts. Those of queues are `null` without the right to read them. */
export default class OverviewsController {
  async show(ctx: HttpContext) {
    const { pendingApplications, openSupportRequests, openReports, ...bots } = await findOverview()
    const { roles } = requireMember(ctx)
    return {
      ...bots,
      pendingApplications: hasRoleWithRight(roles, 'reviewApplications')
        ? pendingApplications
        : null,
      openSupportRequests: hasRoleWithRight(roles, 'answerSupport') ? openSupportRequests : null,
      openReports: hasRoleWithRight(roles, 'handleReports') ? openReports : null,
    }
  }
}
