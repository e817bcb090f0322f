import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertedRow, queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import type { AuditAction } from '#app/core/audit/rules'

/** Outbox topic: a row has been added to the audit log. The key is the kind of its target. */
export const AUDIT_TOPIC = 'audit'

/** Longer user agents are truncated. */
const MAX_USER_AGENT_LENGTH = 512

/** Who acts, and from where. */
export interface Actor {
  id: string
  ipAddress: string
  userAgent: string | null
}

/** Used in place of an {@link Actor} for jobs. */
export const JOB = 'job'

export interface AuditEntry {
  action: AuditAction
  /** The type of the target, such as `rating`. */
  targetType: string
  targetId: string | null
  /** Shown in the log: `reason`, `oldValue`, `newValue`, `targetName`. Other keys are stored only. */
  details: Record<string, unknown>
}

/**
 * Adds an entry to the audit log, in the transaction of the change that it records.
 * @param who `null` for an administrator at the console
 * @returns the id of the entry
 */
export async function audit(
  trx: TransactionClientContract,
  who: Actor | typeof JOB | null,
  entry: AuditEntry
): Promise<number> {
  const isByJob = who === JOB
  const actor = isByJob ? null : who
  const row = {
    admin_id: actor?.id ?? null,
    action: entry.action,
    target_type: entry.targetType,
    target_id: entry.targetId,
    details: JSON.stringify(isByJob ? { ...entry.details, doneBy: JOB } : entry.details),
    ip_address: actor?.ipAddress ?? null,
    user_agent: actor?.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
  }
  const [logged] = await queryRows<{ id: number }>(
    sql`INSERT INTO admin_logs ${insertedRow(row)} RETURNING id`,
    trx
  )
  await publish(trx, { topic: AUDIT_TOPIC, key: entry.targetType })
  return logged!.id
}
