import { deliverNext } from '#app/announcements/actions/deliver'
import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'

/** As many as surely fit into a run, each with its reactions. */
const MOST = 5

/** Goes on with what a process began and did not finish, and with what Discord would not have at the time. */
export const deliverAnnouncements: Job = {
  name: 'deliver_announcements',
  description: 'Sends announcements that wait, and completes their reactions',
  async run(_state, signal) {
    let taken = 0
    while (taken < MOST && !signal.aborted && (await deliverNext())) taken++
    return { state: {}, report: { taken }, againInMs: MINUTE_MS }
  },
}
