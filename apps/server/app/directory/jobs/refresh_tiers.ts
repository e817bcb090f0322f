import { createBatchJob } from '#app/core/jobs/batch_job'
import { DAY_MS, SECOND_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'

/** Each change writes an index entry for every word of a bot; this many fit well within the statement timeout. */
const MAX_CHANGED = 200
/** The time limit of one run. Checking a million bots takes about ten seconds when hardly any has changed. */
const RUN_MS = 15 * SECOND_MS

interface BatchResult {
  /** The last bot checked; `null` when none is left. */
  upTo: number | null
  changed: number
}

/** Recalculates the popularity groups of the search (decision 6) in batches, without blocking writers. */
export const refreshTiers = createBatchJob({
  name: 'refresh_search_tiers',
  description: 'Recomputes the popularity tiers of the search',
  everyMs: DAY_MS,
  async batch(begin, signal) {
    const until = Date.now() + RUN_MS
    let after: number | null = Number(begin ?? 0)
    let changed = 0
    while (after !== null && Date.now() < until) {
      if (signal.aborted) break
      const [result]: BatchResult[] = await queryRows<BatchResult>(
        sql`SELECT up_to AS "upTo", changed FROM refresh_search_tiers(${after}, ${MAX_CHANGED})`
      )
      after = result!.upTo
      changed += result!.changed
    }
    return { after: after === null ? null : String(after), report: { changed } }
  },
})
