import { rawSql, type Sql, sql } from '#app/core/database/sql'
import { DECISION_NEWS } from '#app/directory/tables'

/** The viewer's decision that can be undone, and for how many milliseconds; `null` without one. */
export type Undo = { decisionId: number; forMs: number } | null

/**
 * Condition on `decision_news`: a decision on a bot alone, not part of the review of a certification request, and not on a
 * change or a review.
 */
export const IS_ABOUT_BOT_ALONE = rawSql(`(
  decision_news.application_id IS NULL AND decision_news.change_id IS NULL
  AND decision_news.removed_review_id IS NULL
)`)

/**
 * Selects an `Undo`. A review is logged before the certification that is part of it, and so has the lower id.
 * @param isMeant condition on `decision_news`
 */
export const selectUndo = (viewerId: string, isMeant: Sql): Sql => sql`(
  SELECT json_build_object(
    'decisionId', decision_id, 'forMs', ceil(1000 * extract(epoch FROM due_at - now()))
  )
  FROM ${DECISION_NEWS}
  WHERE ${isMeant} AND actor_id = ${viewerId} AND due_at > now()
  ORDER BY decision_id LIMIT 1
)`
