import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { publishPendingNews } from '#app/directory/undo/publish_news'
import { USERS } from '#app/identity/tables'
import { createAppealEvent } from '#app/appeals/outbox'
import { findAppealableDecision } from '#app/appeals/queries/older_decisions'
import { APPEAL_COLUMNS, type AppealRow } from '#app/appeals/queries/appeals'
import { APPEAL_PERIOD_DAYS } from '#app/appeals/rules'

interface NewAppeal {
  decisionId: number
  text: string
}

/**
 * Sends an appeal against a decision about the member, once per decision. Restricted members may.
 * @throws NoRowsAffectedError when the decision is not about the member, too old or appealed already
 */
export async function sendAppeal(
  trx: TransactionClientContract,
  actor: Actor,
  { decisionId, text }: NewAppeal
): Promise<AppealRow> {
  // Afterwards it can no longer be undone, or it has been.
  await publishPendingNews(trx, { decisionId })
  const decision = await findAppealableDecision(decisionId, trx)
  if (!decision?.memberIds.includes(actor.id)) throw new NoRowsAffectedError()
  const { action, createdAt } = decision
  const [appeal] = await queryRows<AppealRow>(
    sql`
      INSERT INTO appeals (decision_id, action, user_id, text)
      SELECT ${decisionId}, ${action}, users.id, ${text} FROM ${USERS}
      WHERE users.id = ${actor.id} AND users.deleted_at IS NULL
        AND ${createdAt}::timestamptz > now() - make_interval(days => ${APPEAL_PERIOD_DAYS})
      ON CONFLICT (decision_id) DO NOTHING
      RETURNING ${APPEAL_COLUMNS}
    `,
    trx
  )
  if (!appeal) throw new NoRowsAffectedError()
  await audit(trx, actor, {
    action: 'send_appeal',
    targetType: 'appeal',
    targetId: String(appeal.id),
    details: { decisionId, targetName: decision.targetName },
  })
  await publish(trx, createAppealEvent(actor.id))
  return appeal
}
