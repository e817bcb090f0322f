import { createBatchJob } from '#app/core/jobs/batch_job'
import { HOUR_MS } from '#app/core/time'
import { computeMonth, computeRecent, listMonths } from '#app/directory/review_queue/review_times'

/** Months per batch. Only the first run has more than two. */
const BATCH = 12

/** Computes how long submissions wait for a decision, for estimates and for the transparency page. */
export const computeReviewTimes = createBatchJob({
  name: 'compute_review_times',
  description: 'Computes how long submissions waited for a decision, by month and in the last days',
  everyMs: HOUR_MS / 4,
  async batch(after, signal) {
    if (after === null) await computeRecent()
    const months = await listMonths(after, BATCH)
    let computed = 0
    for (const month of months) {
      if (signal.aborted) break
      await computeMonth(month)
      computed++
    }
    const isFull = computed === BATCH
    return { after: isFull ? months.at(-1)! : null, report: { computed } }
  },
})
