import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import {
  ASSIGN_FORMER_REVIEW,
  getStateChange,
  SELECT_REVIEW,
  type StoredReview,
} from '#app/directory/undo/stored_review'
import { findNewestVersion } from '#app/directory/versions/queries/listing'

interface DecisionToUndo {
  decisionId: number
  botId: number
  actor: Actor
}

interface UndoneDecision {
  former: StoredReview
  current: StoredReview
  hasApprovedVersion: boolean
}

/**
 * Undoes a decision of the actor, as if it had not been made: the bot has its former state, and nobody is notified of
 * the decision.
 * @throws NoRowsAffectedError when it is too late, the bot has changed since, or the decision is not the actor's
 */
export async function undoDecision(
  trx: TransactionClientContract,
  { decisionId, botId, actor }: DecisionToUndo
): Promise<void> {
  const [bot] = await queryRows<{ userId: string; name: string }>(
    sql`
      SELECT user_id AS "userId", name FROM bots WHERE id = ${botId} AND deleted_at IS NULL
      FOR NO KEY UPDATE
    `,
    trx
  )
  if (!bot) throw new NoRowsAffectedError()
  // The bot's row is locked by now, so its listing no longer changes.
  const version = await findNewestVersion(botId, trx)
  const [undone] = await queryRows<UndoneDecision>(
    sql`
      WITH pending AS (
        DELETE FROM decision_news USING bots
        WHERE decision_id = ${decisionId} AND bot_id = ${botId} AND actor_id = ${actor.id} AND due_at > now()
          AND version = ${version} AND bots.id = decision_news.bot_id
          AND decision_news.current = ${SELECT_REVIEW}
        RETURNING decision_news.*
      )
      UPDATE bots SET ${ASSIGN_FORMER_REVIEW}
      FROM pending CROSS JOIN LATERAL jsonb_populate_record(NULL::bots, pending.former) AS former
      WHERE bots.id = pending.bot_id
      RETURNING pending.former, pending.current, pending.approved_version AS "hasApprovedVersion"
    `,
    trx
  )
  if (!undone) throw new NoRowsAffectedError()
  if (undone.hasApprovedVersion) {
    await execute(
      sql`UPDATE bot_versions SET approved = false WHERE bot_id = ${botId} AND number = ${version}`,
      trx
    )
  }
  await audit(trx, actor, {
    action: 'undo_decision',
    targetType: 'bot',
    targetId: String(botId),
    details: {
      decisionId,
      targetName: bot.name,
      ...getStateChange(undone.current, undone.former),
    },
  })
  await publishBotChange(trx, botId, bot.userId)
}
