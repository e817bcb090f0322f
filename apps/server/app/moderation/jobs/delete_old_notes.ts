import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { STAFF_NOTE_MONTHS } from '#app/moderation/notes/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 1_000

export const deleteOldNotes: Job = {
  name: 'delete_old_notes',
  description: `Deletes notes of staff after ${STAFF_NOTE_MONTHS} months`,
  async run() {
    const notes = await execute(sql`
      DELETE FROM staff_notes WHERE id = ANY (ARRAY(
        SELECT id FROM staff_notes
        WHERE created_at <= now() - make_interval(months => ${STAFF_NOTE_MONTHS})
        ORDER BY created_at LIMIT ${BATCH}
      ))
    `)
    return { state: {}, report: { notes }, againInMs: notes === BATCH ? MINUTE_MS : HOUR_MS }
  },
}
