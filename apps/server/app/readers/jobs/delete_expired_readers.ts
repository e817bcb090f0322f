import type { Job } from '#app/core/jobs/jobs'
import { removeExpiredReaders } from '#app/readers/change_readers'

/** Reads ignore expired readers already; the job notifies open screens, which only react to events. */
export const deleteExpiredReaders: Job = {
  name: 'delete_expired_readers',
  description: 'Deletes readers of items whose client is gone, and notifies staff',
  async run() {
    const readers = await removeExpiredReaders()
    // Due at every check for due jobs.
    return { state: {}, report: { readers }, againInMs: 0 }
  },
}
