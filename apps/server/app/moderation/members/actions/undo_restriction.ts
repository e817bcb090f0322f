import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { cancelNews } from '#app/directory/undo/cancel_news'
import { revokeAllTokens } from '#app/identity/access_tokens'
import {
  findRestriction,
  setRestriction,
  type StoredRestriction,
} from '#app/identity/actions/change_member'
import { USER_TOPIC } from '#app/identity/outbox'
import { isActiveMember } from '#app/identity/queries/account_status'
import { lockMemberForChange } from '#app/moderation/members/lock_member'
import { getModerationError } from '#app/moderation/rules'

interface RestrictionToUndo {
  memberId: string
  /** In the audit log. */
  decisionId: number
  actor: Actor
}

/** A member whose restriction returns has no tokens, as after any restriction. */
async function revokeTokensIfRestricted(trx: TransactionClientContract, memberId: string) {
  const [row] = await queryRows<{ isActive: boolean }>(
    sql`SELECT ${isActiveMember(memberId)} AS "isActive"`,
    trx
  )
  if (!row!.isActive) await revokeAllTokens(trx, memberId)
}

/**
 * Undoes a decision of the actor on a member's ban or disablement, with the other one if they were sent together, as if it had not been
 * made. Tokens that it has revoked stay revoked. No owner is left out: only another active owner undoes decisions on an owner.
 * @throws NoRowsAffectedError when it is too late, the restriction has changed since, the decision is not the actor's, or they
 * may not decide on the member
 */
export async function undoRestriction(
  trx: TransactionClientContract,
  { memberId, decisionId, actor }: RestrictionToUndo
): Promise<void> {
  const { name } = await lockMemberForChange(trx, { actor, memberId }, getModerationError)
  const isMeant = sql`decision_news.member_id = ${memberId}`
  const undone = await cancelNews<StoredRestriction>(trx, actor, isMeant)
  if (!undone.some((decision) => decision.decisionId === decisionId))
    throw new NoRowsAffectedError()

  for (const { decisionId: id, former, current } of undone) {
    const { kind } = current
    if (!isDeepStrictEqual(await findRestriction(trx, memberId, kind), current))
      throw new NoRowsAffectedError()
    await setRestriction(trx, memberId, kind, former)
    await audit(trx, actor, {
      action: 'undo_decision',
      targetType: 'user',
      targetId: memberId,
      details: { decisionId: id, targetName: name, oldValue: current, newValue: former },
    })
  }
  await revokeTokensIfRestricted(trx, memberId)
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
