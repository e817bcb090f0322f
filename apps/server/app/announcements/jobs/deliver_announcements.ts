import { deliverNext } from '#app/announcements/actions/deliver'
import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'

/** The number of announcements, each with its reactions, that fit into one run. */
const MAX_PER_RUN = 5

/** Completes interrupted deliveries and retries those that Discord did not accept. */
export const deliverAnnouncements: Job = {
  name: 'deliver_announcements',
  description: 'Sends announcements that wait, and completes their reactions',
  async run(_state, signal) {
    let claimed = 0
    while (claimed < MAX_PER_RUN && !signal.aborted && (await deliverNext())) claimed++
    return { state: {}, report: { taken: claimed }, againInMs: MINUTE_MS }
  },
}
