import logger from '@adonisjs/core/services/logger'
import { createBatchJob } from '#app/core/jobs/batch_job'
import { HOUR_MS } from '#app/core/time'
import { execute, rawSql, queryRows, sql } from '#app/core/database/sql'
import { DELETED_BOT_DAYS } from '#app/directory/rules'

const BATCH = 20
/** Rows deleted per statement, to stay well within the statement timeout. */
const ROWS_BATCH = 500

/** Condition: the bot was deleted so long ago that it can be purged. */
export const IS_PURGEABLE = rawSql(
  `bots.deleted_at <= now() - make_interval(days => ${DELETED_BOT_DAYS})`
)

/** Deletes up to `limit` rows of one kind of a bot. @returns how many */
type PurgeRows = (botId: number, limit: number) => Promise<number>

const purgeVersions: PurgeRows = (botId, limit) =>
  execute(sql`
    DELETE FROM bot_versions WHERE id IN (
      SELECT bot_versions.id FROM bot_versions JOIN bots ON bots.id = bot_versions.bot_id
      WHERE bots.id = ${botId} AND ${IS_PURGEABLE} LIMIT ${limit}
    )
  `)

/** Deletes a bot and everything that references it. Rows of which there can be many go first, in batches. */
async function purge(id: number, purges: readonly PurgeRows[], signal: AbortSignal) {
  for (const purgeRows of [purgeVersions, ...purges]) {
    for (let removed = ROWS_BATCH; removed === ROWS_BATCH;) {
      if (signal.aborted) return false
      removed = await purgeRows(id, ROWS_BATCH)
    }
  }
  return (await execute(sql`DELETE FROM bots WHERE id = ${id} AND ${IS_PURGEABLE}`)) > 0
}

/** Purges bots whose restore period is over. @param purges from the contexts that own the tables */
export const purgeBots = (...purges: readonly PurgeRows[]) =>
  createBatchJob({
    name: 'purge_bots',
    description: `Removes bots that were deleted more than ${DELETED_BOT_DAYS} days ago`,
    everyMs: HOUR_MS,
    async batch(after, signal) {
      const bots = await queryRows<{ id: number }>(sql`
      SELECT id FROM bots WHERE ${IS_PURGEABLE} AND id > ${after ?? '0'}::bigint ORDER BY id LIMIT ${BATCH}
    `)
      const report = { purged: 0, failed: 0 }
      for (const { id } of bots) {
        try {
          if (await purge(id, purges, signal)) report.purged++
        } catch (error) {
          // One failure must not stop the purge of the others.
          logger.error({ err: error, bot: id }, 'could not purge a deleted bot')
          report.failed++
        }
      }
      return { after: bots.length < BATCH ? null : String(bots.at(-1)!.id), report }
    },
  })
