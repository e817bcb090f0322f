import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { restoreFormerState, type UndoneDecision } from '#app/directory/undo/undo_decision'
import { applyFields, type DecidedState } from '#app/directory/versions/actions/decide_change'
import { recordVersion } from '#app/directory/versions/actions/record_version'
import { isInterestedIn } from '#app/directory/queries/bot_rows'

/**
 * Lets a decided change wait again. The bot is locked by now, so no other change begins to wait.
 * @returns what it was until now
 * @throws NoRowsAffectedError when another one waits already
 */
async function reopenChange(
  trx: TransactionClientContract,
  changeId: number
): Promise<DecidedState> {
  const [reopened] = await queryRows<{ state: DecidedState }>(
    sql`
      WITH decided AS (
        SELECT changes.id, changes.state FROM bot_changes changes
        WHERE changes.id = ${changeId} AND NOT EXISTS (
          SELECT FROM bot_changes newer
          WHERE newer.bot_id = changes.bot_id AND newer.kind = 'held' AND changes.kind = 'held'
            AND newer.state = 'open'
        )
      )
      UPDATE bot_changes SET state = 'open', reason = NULL, decided_by = NULL, closed_at = NULL
      FROM decided WHERE bot_changes.id = decided.id
      RETURNING decided.state
    `,
    trx
  )
  if (!reopened) throw new NoRowsAffectedError()
  return reopened.state
}

/** Gives the listing the values that the decision has replaced, as a version of its own: numbers are not used again. */
async function restoreListing(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor,
  { formerListing, version }: UndoneDecision
) {
  if (!formerListing) return undefined
  const [replaced] = await queryRows<{ isApproved: boolean }>(
    sql`
      SELECT approved AS "isApproved" FROM bot_versions
      WHERE bot_id = ${botId} AND number < ${version} ORDER BY number DESC LIMIT 1
    `,
    trx
  )
  const difference = await applyFields(trx, botId, formerListing)
  const isApproved = replaced?.isApproved ?? false
  await recordVersion(trx, botId, { kind: 'reverted', authorId: actor.id, isApproved })
  return difference
}

/**
 * Undoes a decision of the actor on a change, as if it had not been made: the change waits again, the listing is as before,
 * and nobody is notified of the decision.
 * @throws NoRowsAffectedError when it is too late, the bot has changed since, another change of it waits, or the decision is
 * not the actor's
 */
export async function undoChangeDecision(
  trx: TransactionClientContract,
  changeId: number,
  { decisionId, actor }: { decisionId: number; actor: Actor }
) {
  const [bot] = await queryRows<{ id: number }>(
    sql`
      SELECT bots.id FROM bots JOIN bot_changes changes ON changes.bot_id = bots.id
      WHERE changes.id = ${changeId} AND NOT ${isInterestedIn(actor.id)}
    `,
    trx
  )
  if (!bot) throw new NoRowsAffectedError()
  const isMeant = sql`decision_news.change_id = ${changeId} AND decision_news.decision_id = ${decisionId}`
  const [undone] = await restoreFormerState(trx, bot.id, actor, isMeant)
  if (!undone) throw new NoRowsAffectedError()
  const state = await reopenChange(trx, changeId)
  const difference = await restoreListing(trx, bot.id, actor, undone)
  await audit(trx, actor, {
    action: 'undo_decision',
    targetType: 'bot',
    targetId: String(bot.id),
    details: {
      decisionId,
      targetName: undone.botName,
      oldValue: { state, ...difference?.oldValue },
      newValue: { state: 'open', ...difference?.newValue },
    },
  })
}
