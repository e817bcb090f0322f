import logger from '@adonisjs/core/services/logger'
import { audit, JOB } from '#app/core/audit/audit'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import { saveSubscription } from '#app/premium/actions/save_subscription'
import { ProviderError } from '#app/premium/providers/provider_client'
import { providers } from '#app/premium/providers/providers'
import { markEnded, type DueEnd } from '#app/premium/queries/due_ends'
import { databaseTime } from '#app/core/database/database_time'
import type { Provider } from '#app/premium/provider_contract'

/**
 * Ends a subscription at its provider, refunds a duplicate purchase, and saves the provider's snapshot. Every step is
 * idempotent, so an interrupted run is simply repeated.
 * @returns whether it is done; otherwise it is retried later
 */
export async function endSubscription(due: DueEnd): Promise<boolean> {
  const { provider, subscriptionId, because, attempts } = due
  const about = { provider, subscription: subscriptionId, because, attempts }
  try {
    const vendor = providers[provider]
    await vendor.end(subscriptionId)
    if (because === 'paid_twice') await refundPayments(vendor, subscriptionId)
    const isDone = await saveOutcome(vendor, due)
    if (!isDone) logger.warn(about, 'a subscription has not ended, or is not refunded yet')
    return isDone
  } catch (error) {
    if (error instanceof ProviderError) {
      logger.error({ ...about, err: error }, 'a provider refused to end a subscription')
      return false
    }
    if (!(error instanceof Failure)) throw error
    if (error.code === 'not_offered') {
      logger.error(about, 'a subscription cannot be ended because its provider is not configured')
    }
    return false
  }
}

async function refundPayments(vendor: Provider, subscriptionId: string) {
  const snapshot = await vendor.fetchSubscription(subscriptionId)
  for (const { transactionId, status } of snapshot?.payments ?? []) {
    if (status !== 'completed') continue
    try {
      await vendor.refund(transactionId)
    } catch (error) {
      // Somebody else has refunded it, or an operator must look at it: the next snapshot shows which.
      if (!(error instanceof ProviderError)) throw error
      logger.error({ err: error, transaction: transactionId }, 'a provider refused a refund')
    }
  }
}

async function saveOutcome(vendor: Provider, due: DueEnd): Promise<boolean> {
  const { provider, subscriptionId, memberId, because } = due
  const requestedAt = await databaseTime()
  const snapshot = await vendor.fetchSubscription(subscriptionId)
  return runInTransaction(async (trx) => {
    if (snapshot) await saveSubscription(trx, snapshot, requestedAt)
    const isDone = await markEnded(trx, due, snapshot === null)
    if (isDone) {
      await audit(trx, JOB, {
        action: 'end_premium',
        targetType: 'user',
        targetId: memberId,
        details: { provider, subscriptionId, because },
      })
    }
    return isDone
  })
}
