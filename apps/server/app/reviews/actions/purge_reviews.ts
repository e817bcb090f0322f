import { execute, sql } from '#app/core/database/sql'
import { IS_PURGEABLE } from '#app/directory/jobs/purge_bots'
import { BOTS } from '#app/directory/tables'

/** Deletes up to `limit` reviews of a bot that is being purged. @returns how many it deleted */
export function purgeReviews(botId: number, limit: number): Promise<number> {
  return execute(sql`
    DELETE FROM ratings WHERE id IN (
      SELECT ratings.id FROM ratings JOIN ${BOTS} ON bots.id = ratings.bot_id
      WHERE bots.id = ${botId} AND ${IS_PURGEABLE} LIMIT ${limit}
    )
  `)
}
