import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { execute, sql } from '#app/core/database/sql'
import { NothingDone } from '#app/core/idempotency/settle'
import { publish } from '#app/core/outbox/outbox'
import { revokeStaffTokens } from '#app/identity/access_tokens'
import { USER_TOPIC } from '#app/identity/outbox'
import { hasOtherActiveOwner } from '#app/identity/queries/active_owners'
import { grantRefusal, roleChangeRefusal, type BaseRole } from '#app/moderation/rules'
import { standingForChange, type MemberDecision } from '#app/moderation/members/standing'

/**
 * Gives a member another base role (ruling P3). Who has it already, keeps it.
 * @throws NothingDone for who is gone, for who may not, and for the last active owner (`security.md` A-043)
 */
export async function changeRole(
  trx: TransactionClientContract,
  decision: MemberDecision,
  role: BaseRole
): Promise<void> {
  const member = await standingForChange(
    trx,
    decision,
    (by, target) => roleChangeRefusal(by, target) ?? grantRefusal(by, role)
  )
  if (member.role === role) return
  const { memberId, actor } = decision
  const leaves = member.role === 'owner' && member.isActive
  if (leaves && !(await hasOtherActiveOwner(memberId, trx))) throw new NothingDone()

  await execute(
    sql`
      UPDATE users SET roles = array_replace(roles, ${member.role}, ${role}) WHERE id = ${memberId}
    `,
    trx
  )
  await revokeStaffTokens(trx, memberId)
  await audit(trx, actor, {
    action: 'update_role',
    targetType: 'user',
    targetId: memberId,
    details: { targetName: member.name, oldValue: member.role, newValue: role },
  })
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
