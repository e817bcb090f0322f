import type { Job } from '#app/core/jobs/jobs'
import { deleteExpiredPresences } from '#app/platform/presence/presence_rows'

/** Presences of one delete: it must end well within the statement's time limit. */
const BATCH = 5_000

/** Every reader judges by the clock; this tells the screens that are open, which would wait for a change. */
export const deleteOldPresences: Job = {
  name: 'forget_presences',
  description: 'Forgets presences that the platform has not repeated, and tells of it',
  async run() {
    const forgotten = await deleteExpiredPresences(BATCH)
    // Due whenever somebody looks for what is due.
    return { state: {}, report: { forgotten }, againInMs: 0 }
  },
}
