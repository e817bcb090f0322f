import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { listAdmins } from '#app/moderation/logs/list_admins'
import { listLogs } from '#app/moderation/logs/list_logs'
import { logListValidator } from '#app/moderation/logs/validators'
import AdminLogTransformer from '#app/moderation/transformers/admin_log_transformer'

/** What the staff have done, and members where it is to be remembered. */
export default class AdminLogsController {
  async index(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(logListValidator)
    const { limit = PAGE_LIMITS.default, cursor, action, adminId, targetType, targetId } = asked
    const { search, from, to } = asked
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

  /** Whose deeds the log can be narrowed to. */
  admins() {
    return listAdmins()
  }
}
