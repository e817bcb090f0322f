import type { HttpContext } from '@adonisjs/core/http'
import { invalidField } from '#app/core/errors'
import { runIdempotent } from '#app/core/idempotency/run_idempotent'
import { requireMember } from '#app/identity/viewer'
import { markRead, type ReadSelection } from '#app/inbox/actions/mark_read'
import { countUnread } from '#app/inbox/queries/inbox_items'
import { inboxReadValidator } from '#app/inbox/validators'

const FIELD = 'upTo'

/** @throws 422 unless exactly one of the two is present */
function toReadItems({
  upTo,
  ids,
}: {
  upTo?: number | undefined
  ids?: number[] | undefined
}): ReadSelection {
  if (upTo !== undefined && ids === undefined) return { upTo }
  if (ids !== undefined && upTo === undefined) return { ids }
  throw invalidField(FIELD, 'required', 'Exactly one of upTo and ids must be sent')
}

export default class InboxReadsController {
  /** Needs no checks after a conflict: an item that is read stays read. */
  async store(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const read = toReadItems(await ctx.request.validateUsing(inboxReadValidator))
    return runIdempotent(
      ctx,
      () => {},
      async (trx) => {
        await markRead(trx, memberId, read)
        return { unread: await countUnread(memberId, trx) }
      }
    )
  }
}
