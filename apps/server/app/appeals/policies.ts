import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { Failure, notFound, withReason } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { DAY_MS } from '#app/core/time'
import { ADVERSE_ACTIONS } from '#app/identity/decisions/rules'
import { hasRoleWithRight } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'
import { findAppeal, listAppealsOf, type QueuedAppealRow } from '#app/appeals/queries/appeals'
import { findAppealableDecision } from '#app/appeals/queries/older_decisions'
import {
  APPEAL_ACTIONS,
  APPEAL_ERRORS,
  APPEAL_PERIOD_DAYS,
  SEND_APPEAL_ERRORS,
} from '#app/appeals/rules'

/** Policies of appeals. The statements of the actions decide; policies explain a failure. */

const SOMEBODY = 'An administrator'
const OUTCOMES = { upheld: 'declined', reversed: 'granted', closed: 'closed' } as const

/**
 * Checks that the caller may appeal a decision.
 * @throws `not_found` for a decision that is not about them, as for an unknown one; `conflict` when it is too old or
 * appealed already
 */
export async function assertAppealable(ctx: HttpContext, decisionId: number) {
  const decision = await findAppealableDecision(decisionId)
  if (!decision?.memberIds.includes(requireMember(ctx).id)) throw notFound()
  if ((await listAppealsOf([decisionId])).length > 0) {
    throw new Failure('conflict', withReason(SEND_APPEAL_ERRORS, 'appealed'))
  }
  if (decision.createdAt.getTime() < Date.now() - APPEAL_PERIOD_DAYS * DAY_MS) {
    throw new Failure('conflict', withReason(SEND_APPEAL_ERRORS, 'tooOld'))
  }
}

/**
 * Returns the appeal in the path, for staff who may decide about it.
 * @throws `not_found`; `forbidden` without the right of the decision, when it is about the caller or their bot, or when
 * they made it and somebody else can decide
 */
export async function findAppealToDecide(ctx: HttpContext): Promise<QueuedAppealRow> {
  const { id, roles } = requireMember(ctx)
  const appeal = await findAppeal(parseInternalId(ctx.params.id), id)
  if (!appeal) throw notFound()
  if (!hasRoleWithRight(roles, ADVERSE_ACTIONS[appeal.action])) throw new Failure('forbidden')
  if (appeal.isOwn) throw new Failure('forbidden', withReason(APPEAL_ERRORS, 'ownAppeal'))
  if (appeal.needsOwner) throw new Failure('forbidden', withReason(APPEAL_ERRORS, 'ownerAccount'))
  if (appeal.isOwnDecision) throw new Failure('forbidden', withReason(APPEAL_ERRORS, 'ownDecision'))
  return appeal
}

/** @throws `decided` with the name of the staff member who decided */
export function assertNotDecidedMeanwhile({ state, decidedAt, decidedByName }: QueuedAppealRow) {
  if (state === 'open' || !decidedAt) return
  throw new Failure('decided', {
    message: `${decidedByName ?? SOMEBODY} has already ${OUTCOMES[state]} this appeal.`,
    decided: { action: APPEAL_ACTIONS[state], by: decidedByName, at: isoDate(decidedAt) },
  })
}
