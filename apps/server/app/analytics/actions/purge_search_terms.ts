import { execute, sql } from '#app/core/database/sql'

/** Deletes up to `limit` search terms of a bot that is being purged. @returns how many it deleted */
export function purgeSearchTerms(botId: number, limit: number): Promise<number> {
  return execute(sql`
    DELETE FROM bot_search_terms WHERE bot_id = ${botId} AND (day, term) IN (
      SELECT day, term FROM bot_search_terms WHERE bot_id = ${botId} LIMIT ${limit}
    )
  `)
}
