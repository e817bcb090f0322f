import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import { execute, type Sql, sql } from '#app/core/database/sql'

/**
 * Deletes the news of a decision of the actor that can still be undone. What the decision has changed is restored by the caller.
 * @param isMeant condition on `decision_news`
 * @returns whether there were any
 */
export async function cancelNews(
  trx: TransactionClientContract,
  actor: Actor,
  isMeant: Sql
): Promise<boolean> {
  const canceled = await execute(
    sql`DELETE FROM decision_news WHERE (${isMeant}) AND actor_id = ${actor.id} AND due_at > now()`,
    trx
  )
  return canceled > 0
}
