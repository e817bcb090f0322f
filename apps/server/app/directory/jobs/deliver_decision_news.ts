import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'
import { deliverDueNews } from '#app/directory/undo/deliver_news'

/** Publishes the news of decisions that no process has published in time. */
export const deliverDecisionNews: Job = {
  name: 'deliver_decision_news',
  description:
    'Delivers what staff decisions cause, if a process that should have done so has stopped',
  async run() {
    return { state: {}, report: { delivered: await deliverDueNews() }, againInMs: MINUTE_MS }
  },
}
