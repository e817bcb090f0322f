import logger from '@adonisjs/core/services/logger'
import { audit, JOB } from '#app/core/audit/audit'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import { saveSubscription } from '#app/premium/actions/save_subscription'
import { ProviderError } from '#app/premium/providers/provider_client'
import { providers } from '#app/premium/providers/providers'
import { noteEnded, type DueEnd } from '#app/premium/queries/due_ends'
import { databaseTime } from '#app/core/database/database_time'
import type { Provider } from '#app/premium/provider_contract'

/**
 * Ends a subscription at its provider, gives back what was paid twice, and writes down what the provider says then. Each
 * step may be done again: one that was interrupted anywhere is simply begun anew.
 * @returns whether it is done with; otherwise it is due again later
 */
export async function endSubscription(due: DueEnd): Promise<boolean> {
  const { provider, subscriptionId, because, attempts } = due
  const about = { provider, subscription: subscriptionId, because, attempts }
  try {
    const vendor = providers[provider]
    await vendor.end(subscriptionId)
    if (because === 'paid_twice') await giveBack(vendor, subscriptionId)
    const isDone = await writeDown(vendor, due)
    if (!isDone) logger.warn(about, 'a subscription does not end, or is not given back yet')
    return isDone
  } catch (error) {
    if (error instanceof ProviderError) {
      logger.error({ ...about, err: error }, 'a provider refuses to end a subscription')
      return false
    }
    if (!(error instanceof Failure)) throw error
    if (error.code === 'not_offered') {
      logger.error(about, 'a subscription cannot be ended without the settings of its provider')
    }
    return false
  }
}

async function giveBack(vendor: Provider, subscriptionId: string) {
  const story = await vendor.story(subscriptionId)
  for (const { transactionId, status } of story?.payments ?? []) {
    if (status !== 'completed') continue
    try {
      await vendor.refund(transactionId)
    } catch (error) {
      // Given back by somebody else meanwhile, or for somebody to look at: the story tells which.
      if (!(error instanceof ProviderError)) throw error
      logger.error({ err: error, transaction: transactionId }, 'a provider refuses to give back')
    }
  }
}

async function writeDown(vendor: Provider, due: DueEnd): Promise<boolean> {
  const { provider, subscriptionId, memberId, because } = due
  const askedAt = await databaseTime()
  const story = await vendor.story(subscriptionId)
  return runInTransaction(async (trx) => {
    if (story) await saveSubscription(trx, story, askedAt)
    const isDone = await noteEnded(trx, due, story === null)
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
