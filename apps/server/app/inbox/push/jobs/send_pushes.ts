import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'
import { deleteStalePushes } from '#app/inbox/push/queries/due_pushes'
import { type PushReport, sendDuePushes } from '#app/inbox/push/sending/send_due_pushes'

/** Batches per run: even if every request times out, other jobs still get their turn. */
const MOST_BATCHES = 3
/** Rows per delete. */
const STALE_BATCH = 5_000

/** Retries push messages that a service did not accept, and sends those that a killed process left behind. */
export const sendPushes: Job = {
  name: 'send_pushes',
  description: 'Sends queued push messages, and deletes expired ones',
  async run(_state, signal) {
    const total: PushReport = {
      sent: 0,
      dropped: await deleteStalePushes(STALE_BATCH),
      gone: 0,
      later: 0,
    }
    for (let batch = 0; batch < MOST_BATCHES && !signal.aborted; batch++) {
      const report = await sendDuePushes()
      if (!report) break
      for (const outcome of Object.keys(report) as (keyof PushReport)[]) {
        total[outcome] += report[outcome]
      }
    }
    return { state: {}, report: { ...total }, againInMs: MINUTE_MS }
  },
}
