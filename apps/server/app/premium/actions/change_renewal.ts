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
  /** The provider's id of which one; of several the one that runs on, and then the latest. */
  subscriptionId: string | undefined
}

/**
 * Lets a member's subscription end, or go on after all, at its provider, and writes down what that says then. One that is
 * paid for ends with its period; one whose renewal failed, or that we are ending anyway, ends at once. One that does not
 * exist at its provider ends here.
 * @throws `conflict` when there is none of which that could be said; `unavailable` when the provider does not do it
 */
export async function changeRenewal(
  change: RenewalChange,
  { memberId, subscriptionId: wanted }: RenewalRequest,
  actor: Actor
) {
  const { action, refused, isPossible, isDone } = CHANGES[change]
  const possible = (await listUserSubscriptions(memberId)).filter(isPossible)
  const subscription =
    wanted === undefined
      ? (possible.find(({ isEnding }) => !isEnding) ?? possible[0])
      : possible.find(({ subscriptionId }) => subscriptionId === wanted)
  if (!subscription) throw new Failure('conflict', { message: refused })
  const { provider, subscriptionId, periodEnd } = subscription

  const refusal = await toRenewalError(() => callProvider(change, subscription))
  const snapshot = await fetchSnapshot(subscription)
  const isAchieved = snapshot.story !== null && isDone(snapshot.story)
  const isMissing = change === 'cancel' && snapshot.isMissing
  await runInTransaction(async (trx) => {
    await recordSnapshot(trx, subscription, snapshot, { evenIfPaid: true })
    if (!isMissing && (refusal || !isAchieved)) return
    // The snapshot tells of the end of a period; what ends at once has no such line.
    if (change === 'cancel' && !snapshot.story?.cancels) {
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
  if (!isAchieved) throw notDone(change, subscription, snapshot, refusal)
  // It was changed elsewhere meanwhile.
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

/** @throws what is no refusal */
async function toRenewalError(call: () => Promise<void>): Promise<ProviderError | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    if (error instanceof ProviderError) return error
    throw error
  }
}

/** Why the provider's subscription is not as the member wants it. */
function notDone(
  change: RenewalChange,
  { provider, subscriptionId }: SubscriptionRow,
  { story, isMissing }: Snapshot,
  refusal: ProviderError | undefined
): Failure {
  const hasEnded = isMissing || (story !== null && story.status !== 'active')
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
