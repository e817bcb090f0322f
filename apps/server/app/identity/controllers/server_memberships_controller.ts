import type { HttpContext } from '@adonisjs/core/http'
import { requireMember } from '#app/identity/viewer'
import { findMembership } from '#app/platform/discord/membership'

/** Whether the caller is in the community server, and its invitation. */
export default class ServerMembershipsController {
  async show(ctx: HttpContext) {
    return findMembership(requireMember(ctx).id, ctx.request)
  }
}
