import { execute, sql } from '#app/core/database/sql'

/** Deletes up to `limit` events of a bot that is being purged. @returns how many it deleted */
export function deleteBotEvents(botId: number, limit: number): Promise<number> {
  return execute(sql`
    DELETE FROM bot_events WHERE id IN (
      SELECT id FROM bot_events WHERE bot_id = ${botId} LIMIT ${limit}
    )
  `)
}
