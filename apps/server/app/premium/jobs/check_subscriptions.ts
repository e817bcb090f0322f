import logger from '@adonisjs/core/services/logger'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { fetchSnapshot, recordSnapshot } from '#app/premium/actions/sync_subscription'
import { claimNextCheck } from '#app/premium/queries/due_checks'
import type { SubscriptionKey } from '#app/premium/queries/subscriptions'

/** The longest run; providers may be slow. The next run continues. */
const LONGEST_RUN_MS = 15 * SECOND_MS

/** Checks subscriptions at the providers in the background, to make up for lost webhooks. */
export const checkSubscriptions: Job = {
  name: 'check_subscriptions',
  description:
    'Checks purchases and subscriptions at Stripe and PayPal, in case a webhook was lost',
  async run(_state, signal) {
    const report = { checked: 0, changed: 0, unanswered: 0 }
    for (const end = Date.now() + LONGEST_RUN_MS; Date.now() < end && !signal.aborted;) {
      const due = await claimNextCheck()
      if (!due) break
      report[await check(due)]++
    }
    return { state: {}, report, againInMs: MINUTE_MS }
  },
}

async function check(key: SubscriptionKey): Promise<'checked' | 'changed' | 'unanswered'> {
  const { provider, subscriptionId } = key
  try {
    const snapshot = await fetchSnapshot(key)
    const { changes } = await runInTransaction((trx) => recordSnapshot(trx, key, snapshot))
    if (changes.length > 0) {
      logger.info({ provider, subscription: subscriptionId, changes }, 'a webhook was late or lost')
      return 'changed'
    }
    if (snapshot.isMissing) {
      logger.error(
        { provider, subscription: subscriptionId },
        'a paid subscription does not exist at its provider; does the API key belong to another account?'
      )
    }
    return 'checked'
  } catch (error) {
    if (error instanceof Failure) return 'unanswered'
    throw error
  }
}
