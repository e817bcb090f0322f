import logger from '@adonisjs/core/services/logger'
import { inRounds } from '#app/core/jobs/rounds'
import { HOUR_MS } from '#app/core/time'
import { literally, rowsOf, sql } from '#app/core/database/sql'
import { DELETED_BOT_DAYS } from '#app/directory/rules'

const BATCH = 20
/** Reviews of one statement: it must end well within its time limit. */
const REVIEWS_BATCH = 500

const IS_OLD = literally(`deleted_at <= now() - make_interval(days => ${DELETED_BOT_DAYS})`)

/** What hangs on it goes with it; its reviews before, because they can be many. */
async function purge(id: number, signal: AbortSignal): Promise<boolean> {
  for (let removed = REVIEWS_BATCH; removed === REVIEWS_BATCH;) {
    if (signal.aborted) return false
    const gone = await rowsOf(sql`
      DELETE FROM ratings WHERE id IN (
        SELECT ratings.id FROM ratings JOIN bots ON bots.id = ratings.bot_id
        WHERE bots.id = ${id} AND bots.${IS_OLD} LIMIT ${REVIEWS_BATCH}
      ) RETURNING id
    `)
    removed = gone.length
  }
  const purged = await rowsOf(sql`DELETE FROM bots WHERE id = ${id} AND ${IS_OLD} RETURNING id`)
  return purged.length > 0
}

/** Bots that were deleted long ago go for good (ruling R10). */
export const purgeBots = inRounds({
  name: 'purge_bots',
  description: `Removes bots that were deleted more than ${DELETED_BOT_DAYS} days ago`,
  everyMs: HOUR_MS,
  async batch(after, signal) {
    const bots = await rowsOf<{ id: number }>(sql`
      SELECT id FROM bots WHERE ${IS_OLD} AND id > ${after ?? '0'}::bigint ORDER BY id LIMIT ${BATCH}
    `)
    const report = { purged: 0, failed: 0 }
    for (const { id } of bots) {
      try {
        if (await purge(id, signal)) report.purged++
      } catch (error) {
        // One that cannot be removed must not keep the others.
        logger.error({ err: error, bot: id }, 'a deleted bot could not be purged')
        report.failed++
      }
    }
    return { after: bots.length < BATCH ? null : String(bots.at(-1)!.id), report }
  },
})
