import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { revokeStaffTokens } from '#app/identity/access_tokens'
import { replaceRole } from '#app/identity/actions/change_member'
import { USER_TOPIC } from '#app/identity/outbox'
import { hasOtherActiveOwner } from '#app/identity/queries/active_owners'
import { getGrantError, getRoleChangeError, type BaseRole } from '#app/moderation/rules'
import { lockMemberForChange, type MemberDecision } from '#app/moderation/members/lock_member'

/**
 * Changes a member's base role. Does nothing if the member already has it.
 * @throws NoRowsAffectedError when the member is gone or is the last active owner, or the actor may not do this
 */
export async function changeRole(
  trx: TransactionClientContract,
  decision: MemberDecision,
  role: BaseRole
): Promise<void> {
  const member = await lockMemberForChange(
    trx,
    decision,
    (by, target) => getRoleChangeError(by, target) ?? getGrantError(by, role)
  )
  if (member.role === role) return
  const { memberId, actor } = decision
  const leavesOwners = member.role === 'owner' && member.isActive
  if (leavesOwners && !(await hasOtherActiveOwner(memberId, trx))) throw new NoRowsAffectedError()

  await replaceRole(trx, memberId, { from: member.role, to: role })
  await revokeStaffTokens(trx, memberId)
  await audit(trx, actor, {
    action: 'update_role',
    targetType: 'user',
    targetId: memberId,
    details: { targetName: member.name, oldValue: member.role, newValue: role },
  })
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
