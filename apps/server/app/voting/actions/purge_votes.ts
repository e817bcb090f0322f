import { execute, sql } from '#app/core/database/sql'
import { IS_PURGEABLE } from '#app/directory/jobs/purge_bots'
import { BOTS } from '#app/directory/tables'

/** Deletes up to `limit` single votes for a bot that is being purged. @returns how many it deleted */
export function purgeVotes(botId: number, limit: number): Promise<number> {
  return execute(sql`
    DELETE FROM vote_events WHERE id IN (
      SELECT vote_events.id FROM vote_events JOIN ${BOTS} ON bots.id = vote_events.bot_id
      WHERE bots.id = ${botId} AND ${IS_PURGEABLE} LIMIT ${limit}
    )
  `)
}
