import { execute, rawSql, sql } from '#app/core/database/sql'
import { USERS } from '#app/identity/tables'

/** The data of an event without the member, and without the query string, in which a bot may have named the member. */
export const WITHOUT_MEMBER = rawSql(
  `jsonb_set(jsonb_set(data, '{userId}', 'null'), '{query}', 'null', false)`
)

/** Removes deleted members from events that were recorded while their accounts were being deleted. */
export function anonymizeBotEvents(): Promise<number> {
  return execute(sql`
    UPDATE bot_events SET data = ${WITHOUT_MEMBER} FROM ${USERS}
    WHERE users.id = bot_events.data ->> 'userId' AND users.deleted_at IS NOT NULL
  `)
}
