import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound, withReason } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { hasRoleWithRight, type StaffRight } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'
import { getReplyLimit } from '#app/moderation/saved_replies/change_saved_replies'
import {
  countSavedReplies,
  findSavedReply,
  type SavedReplyRow,
} from '#app/moderation/saved_replies/list_saved_replies'
import { SAVED_REPLY_CONFLICTS } from '#app/moderation/saved_replies/rules'

/** Policies of saved replies. The statements of the actions decide; policies explain a failure. */

/** Returns the right that changes of shared replies, or of one's own, require. */
export function getReplyRight(ownerId: string | null): StaffRight {
  return ownerId === null ? 'manageSharedReplies' : 'enterDashboard'
}

/** @throws `forbidden` when the caller may not change shared replies */
export function assertCanChange(ctx: HttpContext, ownerId: string | null) {
  if (!hasRoleWithRight(requireMember(ctx).roles, getReplyRight(ownerId)))
    throw new Failure('forbidden')
}

/**
 * Returns the reply in the path.
 * @throws `not_found` for somebody else's reply, as for an unknown one; `forbidden` when the caller may not change it
 */
export async function findReplyToChange(ctx: HttpContext): Promise<SavedReplyRow> {
  const reply = await findSavedReply(parseInternalId(ctx.params.id), requireMember(ctx).id)
  if (!reply) throw notFound()
  assertCanChange(ctx, reply.ownerId)
  return reply
}

/** @throws `limit` when there are as many shared replies, or replies of this staff member, as allowed */
export async function assertBelowReplyLimit(ownerId: string | null) {
  const limit = getReplyLimit(ownerId)
  if ((await countSavedReplies(ownerId)) < limit) return
  throw new Failure('limit', { limit, message: `There can be at most ${limit} saved replies.` })
}

/** @throws `conflict` when somebody has edited the reply since */
export async function assertNewestReply(ctx: HttpContext, seen: number | undefined) {
  const { version } = await findReplyToChange(ctx)
  if (seen === undefined || seen === version) return
  throw new Failure('conflict', withReason(SAVED_REPLY_CONFLICTS, 'outdated'))
}
