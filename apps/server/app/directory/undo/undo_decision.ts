import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { execute, queryRows, type Sql, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { IS_ABOUT_BOT_ALONE } from '#app/directory/undo/select_undo'
import {
  ASSIGN_FORMER_REVIEW,
  getStateChange,
  SELECT_REVIEW,
  type StoredReview,
} from '#app/directory/undo/stored_review'
import type { StoredFields } from '#app/directory/versions/queries/bot_changes'
import { findNewestVersion } from '#app/directory/versions/queries/listing'

interface DecisionToUndo {
  decisionId: number
  botId: number
  actor: Actor
}

export interface UndoneDecision {
  decisionId: number
  botName: string
  former: StoredReview
  current: StoredReview
  /** What the decision has replaced in the listing. */
  formerListing: StoredFields | null
  /** The newest version after the decision. */
  version: number
}

/**
 * Undoes a decision of the actor on a bot, as if it had not been made: the bot has its former state, and nobody is notified
 * of the decision.
 * @throws NoRowsAffectedError when it is too late, the bot has changed since, or the decision is not the actor's or is part
 * of another one
 */
export async function undoDecision(
  trx: TransactionClientContract,
  { decisionId, botId, actor }: DecisionToUndo
): Promise<void> {
  const isMeant = sql`decision_news.decision_id = ${decisionId} AND ${IS_ABOUT_BOT_ALONE}`
  const [undone] = await restoreFormerState(trx, botId, actor, isMeant)
  if (!undone) throw new NoRowsAffectedError()
  await logUndoneBotDecision(trx, botId, actor, undone)
}

/**
 * Gives a bot the state before those of the actor's decisions that can be undone and meet a condition on `decision_news`, and
 * deletes their news.
 * @returns the decisions in the order in which they were logged, none when the bot is deleted or has changed since
 */
export async function restoreFormerState(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor,
  isMeant: Sql
): Promise<UndoneDecision[]> {
  const [bot] = await queryRows<{ userId: string; botName: string }>(
    sql`
      SELECT user_id AS "userId", name AS "botName" FROM bots
      WHERE id = ${botId} AND deleted_at IS NULL FOR NO KEY UPDATE
    `,
    trx
  )
  if (!bot) return []
  // The bot's row is locked by now, so its listing no longer changes.
  const version = await findNewestVersion(botId, trx)
  const undone = await queryRows<UndoneDecision & { hasApprovedVersion: boolean }>(
    sql`
      WITH pending AS (
        DELETE FROM decision_news USING bots
        WHERE (${isMeant}) AND actor_id = ${actor.id} AND due_at > now() AND version = ${version}
          AND bots.id = ${botId} AND decision_news.bot_id = bots.id
          AND decision_news.current = ${SELECT_REVIEW}
        RETURNING decision_news.*
      ),
      restored AS (
        -- All of them have the same former state.
        UPDATE bots SET ${ASSIGN_FORMER_REVIEW}
        FROM pending CROSS JOIN LATERAL jsonb_populate_record(NULL::bots, pending.former) AS former
        WHERE bots.id = pending.bot_id AND pending.former <> pending.current
      )
      SELECT decision_id AS "decisionId", ${bot.botName}::text AS "botName", former, current,
        former_listing AS "formerListing", version, approved_version AS "hasApprovedVersion"
      FROM pending ORDER BY decision_id
    `,
    trx
  )
  if (undone.some(({ hasApprovedVersion }) => hasApprovedVersion)) {
    await execute(
      sql`UPDATE bot_versions SET approved = false WHERE bot_id = ${botId} AND number = ${version}`,
      trx
    )
  }
  if (undone.length > 0) await publishBotChange(trx, botId, bot.userId)
  return undone
}

/** Writes to the audit log that a decision on a bot was undone. */
export function logUndoneBotDecision(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor,
  { decisionId, botName, former, current }: UndoneDecision
) {
  return audit(trx, actor, {
    action: 'undo_decision',
    targetType: 'bot',
    targetId: String(botId),
    details: { decisionId, targetName: botName, ...getStateChange(current, former) },
  })
}
