import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { Failure, notFound, withReason } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { OWN_BOT_ERRORS } from '#app/directory/staff_rules'
import { toUndoFailure } from '#app/directory/undo/policies'
import { CHANGE_ACTIONS } from '#app/directory/versions/actions/decide_change'
import { assertNewestVersion } from '#app/directory/versions/policies'
import { BOT_CHANGE_ERRORS } from '#app/directory/versions/rules'
import { requireMember } from '#app/identity/viewer'
import {
  type ChangeAccess,
  findChangeAccess,
  findChangeUndo,
} from '#app/moderation/changes/list_bot_changes'

/** Policies of decisions on changes. The statements of the actions decide; policies explain a failure. */

/** Finds the change in the path. @throws `not_found`; `forbidden` when the caller owns its bot */
export async function findChangeToDecide(ctx: HttpContext): Promise<ChangeAccess> {
  const id = parseInternalId(ctx.params.id)
  const change = await findChangeAccess(id, requireMember(ctx).id)
  if (!change) throw notFound()
  if (change.isOwn) throw new Failure('forbidden', withReason(OWN_BOT_ERRORS, 'ownBot'))
  return change
}

/**
 * Explains why a decision came too late.
 * @throws `decided` when somebody has decided; `conflict` when the change was withdrawn or replaced, when its bot is
 * not listed, or when the listing is no longer the one that was seen
 */
export async function assertStillOpen(ctx: HttpContext, seenVersion: number | undefined) {
  const { botId, isOpen, state, closedAt, decidedBy } = await findChangeToDecide(ctx)
  if (closedAt && (state === 'approved' || state === 'rejected')) {
    const decided = { action: CHANGE_ACTIONS[state], by: decidedBy, at: isoDate(closedAt) }
    throw new Failure('decided', { decided })
  }
  if (!isOpen) throw new Failure('conflict', withReason(BOT_CHANGE_ERRORS, 'closed'))
  await assertNewestVersion(botId, seenVersion)
}

/** Explains why a decision could not be undone. @throws as `findChangeToDecide`; `conflict` */
export async function explainUndo(ctx: HttpContext, decisionId: number): Promise<never> {
  const { id } = await findChangeToDecide(ctx)
  throw toUndoFailure(await findChangeUndo(id, requireMember(ctx).id), decisionId)
}
