import type { Job } from '#app/core/jobs/jobs'
import { deleteExpiredPresences } from '#app/platform/presence/presence_rows'

/** Presences per DELETE, which must end well within the statement timeout. */
const BATCH = 5_000

/** Deletes expired presences. Queries ignore them already; the job notifies open screens, which only react to events. */
export const deleteOldPresences: Job = {
  name: 'forget_presences',
  description: 'Forgets presences that the platform has not repeated, and tells of it',
  async run() {
    const forgotten = await deleteExpiredPresences(BATCH)
    // Due at every check for due jobs.
    return { state: {}, report: { forgotten }, againInMs: 0 }
  },
}
