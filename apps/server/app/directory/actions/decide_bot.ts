import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NothingDone } from '#app/core/idempotency/settle'
import { tellOfBot } from '#app/directory/actions/bot_changes'
import { rowsOf, type Sql, sql } from '#app/directory/queries/sql'
import type { ApprovalStatus } from '#app/directory/rules'

export interface Decision {
  /** `null` for an administrator at the console. */
  actor: Actor | null
  reason: string
}

interface Decided {
  userId: string
  name: string
}

/** One statement decides, so that of many decisions at once one is made (`security.md` C2). */
async function decide(
  trx: TransactionClientContract,
  botId: number,
  { actor, reason }: Decision,
  { action, from, change }: { action: string; from: readonly ApprovalStatus[]; change: Sql }
) {
  const [decided] = await rowsOf<Decided>(
    sql`
      UPDATE bots SET ${change}
      WHERE id = ${botId} AND deleted_at IS NULL
        AND approval_status = ANY (${`{${from.join(',')}}`}::text[])
      RETURNING user_id AS "userId", name
    `,
    trx
  )
  if (!decided) throw new NothingDone()
  await audit(trx, actor, {
    action,
    targetType: 'bot',
    targetId: String(botId),
    details: { reason, targetName: decided.name },
  })
  await tellOfBot(trx, botId, decided.userId)
}

/** Lists a pending bot (document 2 section 4). @throws NothingDone when it is not pending */
export function approveBot(trx: TransactionClientContract, botId: number, decision: Decision) {
  const { actor, reason } = decision
  const change = sql`
    approval_status = 'approved', approval_reason = ${reason}, approved_at = now(),
    approved_by = ${actor?.id ?? null}
  `
  return decide(trx, botId, decision, { action: 'approve_bot', from: ['pending'], change })
}

/** Takes a pending or listed bot out, its certificate with it. @throws NothingDone when it is neither */
export function rejectBot(trx: TransactionClientContract, botId: number, decision: Decision) {
  const change = sql`
    approval_status = 'rejected', approval_reason = ${decision.reason}, approved_at = NULL,
    approved_by = NULL, certified = false, certified_at = NULL, certified_by = NULL
  `
  const from = ['pending', 'approved'] as const
  return decide(trx, botId, decision, { action: 'reject_bot', from, change })
}
