import { backoffDelay } from '#app/core/backoff'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'
import { endSubscription } from '#app/premium/actions/end_subscription'
import {
  claimNextEnd,
  type DueEnd,
  scheduleEndsAfterPeriod,
  postponeEnd,
} from '#app/premium/queries/due_ends'

/** The longest run; providers may be slow. The next run continues. */
const LONGEST_RUN_MS = 15 * SECOND_MS
const RETRIES = { initialMs: MINUTE_MS, maxMs: 6 * HOUR_MS }

/** Ends subscriptions at the providers that must not continue: of deleted accounts, bought twice, refunded, or canceled and over. */
export const endSubscriptions: Job = {
  name: 'end_subscriptions',
  description: 'Ends subscriptions at Stripe and PayPal that must not continue',
  async run(_state, signal) {
    await scheduleEndsAfterPeriod()
    const report = { ended: 0, put_off: 0 }
    for (const end = Date.now() + LONGEST_RUN_MS; Date.now() < end && !signal.aborted;) {
      const due = await claimNextEnd()
      if (!due) break
      report[await attempt(due)]++
    }
    return { state: {}, report, againInMs: MINUTE_MS }
  },
}

async function attempt(due: DueEnd): Promise<'ended' | 'put_off'> {
  let isDone = false
  try {
    isDone = await endSubscription(due)
  } finally {
    if (!isDone) await postponeEnd(due, backoffDelay(due.attempts, RETRIES))
  }
  return isDone ? 'ended' : 'put_off'
}
