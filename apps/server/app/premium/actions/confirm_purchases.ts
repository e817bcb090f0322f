import { syncSubscription } from '#app/premium/actions/sync_subscription'
import { subscriptionsOf } from '#app/premium/queries/subscriptions'

/**
 * Asks the providers about a member's purchases that wait for their payment: webhooks may be late, or lost.
 * @throws `unavailable`
 */
export async function confirmPurchases(memberId: string): Promise<void> {
  for (const one of await subscriptionsOf(memberId)) {
    if (one.status === 'pending') await syncSubscription(one)
  }
}
