import type { HttpContext } from '@adonisjs/core/http'
import { staffMay } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'
import { findOverview } from '#app/moderation/queries/find_overview'

/** The figures on top of the dashboard; of applications only to who may read them. */
export default class OverviewsController {
  async show(ctx: HttpContext) {
    const { pendingApplications, ...bots } = await findOverview()
    const readsApplications = staffMay(requireMember(ctx).roles, 'reviewApplications')
    return { ...bots, pendingApplications: readsApplications ? pendingApplications : null }
  }
}
