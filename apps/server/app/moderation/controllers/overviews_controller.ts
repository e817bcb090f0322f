import type { HttpContext } from '@adonisjs/core/http'
import { listAppealableActions } from '#app/identity/decisions/appealable_actions'
import { hasRoleWithRight } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'
import { findOverview } from '#app/moderation/queries/find_overview'

/** The dashboard's counts. Those of queues are `null` without the right to read them. */
export default class OverviewsController {
  async show(ctx: HttpContext) {
    const { roles } = requireMember(ctx)
    const { pendingApplications, openSupportRequests, openReports, ...others } = await findOverview(
      listAppealableActions(roles)
    )
    return {
      ...others,
      pendingApplications: hasRoleWithRight(roles, 'reviewApplications')
        ? pendingApplications
        : null,
      openSupportRequests: hasRoleWithRight(roles, 'answerSupport') ? openSupportRequests : null,
      openReports: hasRoleWithRight(roles, 'handleReports') ? openReports : null,
    }
  }
}
