import { execute, rawSql, sql } from '#app/core/database/sql'
import { USERS } from '#app/identity/tables'

/** The data of an event without the member, and without the query string, in which a bot may have named the member. */
export const WITHOUT_MEMBER = rawSql(
  `jsonb_set(jsonb_set(data, '{userId}', 'null'), '{query}', 'null', false)`
)

/**
 * Days for which accounts count as recently deleted. An event that names one was recorded within seconds of its
 * deletion, so they only have to outlast the time for which the job may not run.
 */
const RECENT_DAYS = 7

/** Removes deleted members from events that were recorded while their accounts were being deleted. */
export function anonymizeBotEvents(): Promise<number> {
  return execute(sql`
    UPDATE bot_events SET data = ${WITHOUT_MEMBER} FROM ${USERS}
    WHERE users.id = bot_events.data ->> 'userId'
      AND users.deleted_at > now() - make_interval(days => ${RECENT_DAYS})
  `)
}
