import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import { queryRows, type Sql, sql } from '#app/core/database/sql'

/** A decision whose news were canceled. */
interface CanceledDecision<State> {
  decisionId: number
  /** Before and after it, as it was postponed. */
  former: State
  current: State
}

/**
 * Deletes the news of decisions of the actor that can still be undone. What they have changed is restored by the caller.
 * @param isMeant condition on `decision_news`
 * @returns the decisions, in the order in which they were logged
 */
export function cancelNews<State = null>(
  trx: TransactionClientContract,
  actor: Actor,
  isMeant: Sql
): Promise<CanceledDecision<State>[]> {
  return queryRows(
    sql`
      WITH canceled AS (
        DELETE FROM decision_news WHERE (${isMeant}) AND actor_id = ${actor.id} AND due_at > now()
        RETURNING decision_id, former, current
      )
      SELECT decision_id AS "decisionId", former, current FROM canceled ORDER BY decision_id
    `,
    trx
  )
}
