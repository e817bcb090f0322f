import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { execute, sql } from '#app/core/database/sql'
import { Failure, withReason } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { findDecision } from '#app/identity/decisions/decisions'
import { createInboxEvent } from '#app/identity/inbox_events'
import { reverseDecision } from '#app/appeals/actions/reverse_decision'
import { createAppealEvent } from '#app/appeals/outbox'
import { findAppeal, lockOpenAppeal } from '#app/appeals/queries/appeals'
import { APPEAL_ACTIONS, REVERSAL_CONFLICTS } from '#app/appeals/rules'
import type { AppealOutcome } from '#app/transparency/rules'

export interface AppealDecision {
  outcome: AppealOutcome
  /** Required unless the decision is reversed. */
  answer: string | null
}

/** The inbox item of each outcome. */
const INBOX_KINDS = {
  upheld: 'appeal_upheld',
  reversed: 'appeal_reversed',
  closed: 'appeal_closed',
} as const

/**
 * Decides about an open appeal, once. A reversal undoes the decision in the same transaction. The caller holds the right
 * of the original decision. The audit log contains neither text nor answer, because its entries outlive them; it says
 * when the appeal was decided by who made the decision.
 * @param actor `null` for an administrator at the console
 * @throws NoRowsAffectedError when it is not open, is about the actor, or somebody else has to decide about it;
 * `conflict` when the decision cannot be undone
 */
export async function decideAppeal(
  trx: TransactionClientContract,
  id: number,
  actor: Actor | null,
  { outcome, answer }: AppealDecision
) {
  if (!(await lockOpenAppeal(trx, id))) throw new NoRowsAffectedError()
  const appeal = await findAppeal(id, actor?.id ?? null, trx)
  if (!appeal || appeal.isOwn || appeal.isOwnDecision || appeal.needsOwner) {
    throw new NoRowsAffectedError()
  }
  const decision = await findDecision(appeal.decisionId, trx)
  if (!decision) throw new NoRowsAffectedError()

  if (outcome === 'reversed') {
    const conflict = await reverseDecision(trx, decision, actor)
    if (conflict) throw new Failure('conflict', withReason(REVERSAL_CONFLICTS, conflict))
  }
  const isBySamePerson = actor !== null && actor.id === appeal.decisionById
  await execute(
    sql`
      UPDATE appeals SET state = ${outcome}, answer = ${answer}, decided_by = ${actor?.id ?? null},
        is_by_same_person = ${isBySamePerson}, decided_at = now()
      WHERE id = ${id}
    `,
    trx
  )
  const { decisionId, userId, targetName, targetType, targetId } = appeal
  await audit(trx, actor, {
    action: APPEAL_ACTIONS[outcome],
    targetType: 'appeal',
    targetId: String(id),
    details: {
      decisionId,
      decision: decision.action,
      decidedOn: { type: targetType, id: targetId },
      targetName,
      userId,
      ...(isBySamePerson && { isBySamePerson }),
    },
  })
  await publish(
    trx,
    createAppealEvent(userId),
    createInboxEvent({ kind: INBOX_KINDS[outcome], to: [userId], reason: answer, decisionId })
  )
}
