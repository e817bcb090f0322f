import type { HttpContext } from '@adonisjs/core/http'
import { requireMember } from '#app/identity/viewer'
import { countUnread } from '#app/inbox/queries/inbox_items'

export default class InboxUnreadController {
  async show(ctx: HttpContext) {
    return { unread: await countUnread(requireMember(ctx).id) }
  }
}
