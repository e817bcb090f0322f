import logger from '@adonisjs/core/services/logger'
import { audit, type Actor } from '#app/core/audit/audit'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import { recordMoneylessTransaction } from '#app/premium/actions/save_subscription'
import {
  fetchSnapshot,
  recordSnapshot,
  type Snapshot,
} from '#app/premium/actions/sync_subscription'
import { ProviderError } from '#app/premium/providers/provider_client'
import { providers } from '#app/premium/providers/providers'
import { listUserSubscriptions, type SubscriptionRow } from '#app/premium/queries/subscriptions'
import type { SubscriptionSnapshot } from '#app/premium/provider_contract'

const CHANGES = {
  cancel: {
    action: 'cancel_premium',
    refused: 'There is nothing to cancel.',
    isPossible: ({ canCharge }: SubscriptionRow) => canCharge,
    isDone: ({ status, cancels }: SubscriptionSnapshot) =>
      status !== 'past_due' && (status !== 'active' || cancels),
  },
  resume: {
    action: 'resume_premium',
    refused: 'There is nothing to resume.',
    isPossible: ({ canResume }: SubscriptionRow) => canResume,
    isDone: ({ status, cancels }: SubscriptionSnapshot) => status === 'active' && !cancels,
  },
} as const
export type RenewalChange = keyof typeof CHANGES

export interface RenewalRequest {
  memberId: string
  /** The provider's id of the subscription. Default: the one that renews, or else the latest. */
  subscriptionId: string | undefined
}

/**
 * Cancels or resumes a member's subscription at its provider, and saves the provider's snapshot. A paid subscription
 * ends with its period; one whose renewal failed, or that we are ending anyway, ends immediately. One that no longer
 * exists at its provider is ended here.
 * @throws `conflict` when there is nothing to cancel or resume; `unavailable` when the provider does not apply the
 * change
 */
export async function changeRenewal(
  change: RenewalChange,
  { memberId, subscriptionId: requestedId }: RenewalRequest,
  actor: Actor
) {
  const { action, refused, isPossible, isDone } = CHANGES[change]
  const possible = (await listUserSubscriptions(memberId)).filter(isPossible)
  const subscription =
    requestedId === undefined
      ? (possible.find(({ isEnding }) => !isEnding) ?? possible[0])
      : possible.find(({ subscriptionId }) => subscriptionId === requestedId)
  if (!subscription) throw new Failure('conflict', { message: refused })
  const { provider, subscriptionId, periodEnd } = subscription

  const refusal = await toRenewalError(() => callProvider(change, subscription))
  const snapshot = await fetchSnapshot(subscription)
  const isAchieved = snapshot.subscription !== null && isDone(snapshot.subscription)
  const isMissing = change === 'cancel' && snapshot.isMissing
  await runInTransaction(async (trx) => {
    await recordSnapshot(trx, subscription, snapshot, { evenIfPaid: true })
    if (!isMissing && (refusal || !isAchieved)) return
    // `recordSnapshot` adds the line for a cancellation to the period's end; one that takes effect immediately is added
    // here.
    if (change === 'cancel' && !snapshot.subscription?.cancels) {
      const until = isMissing && subscription.status === 'active' ? periodEnd : null
      await recordMoneylessTransaction(
        trx,
        { provider, subscriptionId, memberId },
        'cancellation',
        until
      )
    }
    await audit(trx, actor, {
      action,
      targetType: 'user',
      targetId: memberId,
      details: { provider, subscriptionId },
    })
  })
  if (isMissing) return
  if (!isAchieved) throw toNotChangedError(change, subscription, snapshot, refusal)
  // It was changed elsewhere in the meantime.
  if (refusal) throw new Failure('conflict', { message: refused })
}

async function callProvider(
  change: RenewalChange,
  { provider, subscriptionId, status, isEnding }: SubscriptionRow
) {
  const vendor = providers[provider]
  if (change === 'resume') return vendor.resume(subscriptionId)
  if (isEnding || status === 'past_due') return vendor.end(subscriptionId)
  return vendor.cancelAtPeriodEnd(subscriptionId)
}

/** Returns the provider's refusal, if any. @throws every other error */
async function toRenewalError(call: () => Promise<void>): Promise<ProviderError | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    if (error instanceof ProviderError) return error
    throw error
  }
}

/** Returns the error for a subscription that the provider has not changed. */
function toNotChangedError(
  change: RenewalChange,
  { provider, subscriptionId }: SubscriptionRow,
  { subscription, isMissing }: Snapshot,
  refusal: ProviderError | undefined
): Failure {
  const hasEnded = isMissing || (subscription !== null && subscription.status !== 'active')
  if (change === 'resume' && hasEnded) {
    return new Failure('conflict', { message: CHANGES.resume.refused })
  }
  logger.error(
    { provider, subscription: subscriptionId, change, reason: refusal?.providerMessage },
    'a provider does not change a subscription'
  )
  return (
    refusal ??
    new ProviderError({
      providerStatus: 0,
      providerMessage: 'Nothing has changed.',
      isMissing: false,
    })
  )
}
