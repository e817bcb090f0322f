import { createBatchJob } from '#app/core/jobs/batch_job'
import { HOUR_MS, SECOND_MS } from '#app/core/time'
import { computeTrends } from '#app/voting/actions/compute_trends'

/** The time limit of one run. */
const RUN_MS = 15 * SECOND_MS

/** Recalculates by what the trending bots are ordered. The index on votes by bot serves each count. */
export const refreshTrends = createBatchJob({
  name: 'refresh_trends',
  description: 'Recalculates which bots are trending',
  everyMs: HOUR_MS,
  async batch(begin, signal) {
    const until = Date.now() + RUN_MS
    let after = begin ?? '0'
    let changed = 0
    while (Date.now() < until && !signal.aborted) {
      const result = await computeTrends(after)
      changed += result.changed
      if (result.upTo === null) return { after: null, report: { changed } }
      after = result.upTo
    }
    return { after, report: { changed } }
  },
})
