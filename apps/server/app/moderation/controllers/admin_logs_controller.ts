import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { listAdmins } from '#app/moderation/logs/list_admins'
import { listLogs } from '#app/moderation/logs/list_logs'
import { logListValidator } from '#app/moderation/logs/validators'
import AdminLogTransformer from '#app/moderation/transformers/admin_log_transformer'

/** The audit log: actions of staff, and those of members that are recorded. */
export default class AdminLogsController {
  async index(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(logListValidator)
    const { limit = PAGE_LIMITS.default, cursor, action, adminId, targetType, targetId } = input
    const { search, from, to } = input
    const filter = { action, adminId, targetType, targetId }
    const between = {
      from: from ? new Date(from) : undefined,
      to: to ? new Date(to) : undefined,
    }
    const page = await listLogs({ ...filter, ...between, search, limit, cursor })
    linkNextPage(ctx, page.next, {
      ...filter,
      limit,
      search: search || undefined,
      from,
      to,
    })
    return ctx.serialize(AdminLogTransformer.transform(page.rows))
  }

  /** Lists the people by whom the log can be filtered. */
  admins() {
    return listAdmins()
  }
}
