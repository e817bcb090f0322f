import logger from '@adonisjs/core/services/logger'
import { decisionConfig } from '#config/decisions'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { queryRows, sql } from '#app/core/database/sql'
import { currentPhase } from '#app/core/process/phase'
import { type DecisionNews, publishNews } from '#app/directory/undo/publish_news'

const BATCH = 100

/** Publishes the news of decisions that can no longer be undone. @returns how many, at most a batch */
export function deliverDueNews(): Promise<number> {
  return runInTransaction(async (trx) => {
    const due = await queryRows<{ news: DecisionNews }>(
      sql`
        WITH due AS (
          DELETE FROM decision_news WHERE decision_id IN (
            SELECT decision_id FROM decision_news WHERE due_at <= now()
            ORDER BY due_at, decision_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
          )
          RETURNING decision_id, due_at, news
        )
        SELECT news FROM due ORDER BY due_at, decision_id
      `,
      trx
    )
    await publishNews(trx, ...due.map(({ news }) => news))
    return due.length
  })
}

/** Publishes the news of a decision that was just made, in time. Every process does; the first one wins. */
export function deliverNewsLater() {
  setTimeout(() => {
    // A stopping process leaves it to others, and a job to all that have stopped.
    if (currentPhase() !== 'serving') return
    deliverDueNews().catch((error: unknown) => {
      logger.warn({ err: error }, 'could not deliver news of decisions; a job will')
    })
  }, decisionConfig.undoMs).unref()
}
