import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor, audit } from '#app/core/audit/audit'
import type { AuditAction } from '#app/core/audit/rules'
import type { OwnedBot } from '#app/directory/queries/find_owned_bot'

/**
 * Adds an entry about a bot to the audit log that says nothing but which bot it is: the rest may be secret.
 * @param actor `null` for an administrator at the console
 */
export function auditBot(
  trx: TransactionClientContract,
  actor: Actor | null,
  { id, name }: Pick<OwnedBot, 'id' | 'name'>,
  action: AuditAction
) {
  return audit(trx, actor, {
    action,
    targetType: 'bot',
    targetId: String(id),
    details: { targetName: name },
  })
}
