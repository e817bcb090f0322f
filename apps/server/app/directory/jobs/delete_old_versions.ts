import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { VERSION_MONTHS } from '#app/directory/versions/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 1_000

/** Deletes versions that were replaced long ago, and changes that were closed. The last approved version stays. */
export const deleteOldVersions: Job = {
  name: 'delete_old_versions',
  description: `Deletes former versions of listings and closed changes after ${VERSION_MONTHS} months`,
  async run() {
    const versions = await execute(sql`
      DELETE FROM bot_versions WHERE id = ANY (ARRAY(
        SELECT former.id FROM bot_versions former
        WHERE former.replaced_at <= now() - make_interval(months => ${VERSION_MONTHS})
          AND (NOT former.approved OR EXISTS (
            SELECT FROM bot_versions later
            WHERE later.bot_id = former.bot_id AND later.approved AND later.number > former.number
          ))
        LIMIT ${BATCH}
      ))
    `)
    const changes = await execute(sql`
      DELETE FROM bot_changes WHERE id = ANY (ARRAY(
        SELECT id FROM bot_changes
        WHERE closed_at <= now() - make_interval(months => ${VERSION_MONTHS}) LIMIT ${BATCH}
      ))
    `)
    const isFull = versions === BATCH || changes === BATCH
    return { state: {}, report: { versions, changes }, againInMs: isFull ? MINUTE_MS : HOUR_MS }
  },
}
