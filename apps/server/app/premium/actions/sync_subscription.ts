import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { publish } from '#app/core/outbox/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import { USER_TOPIC } from '#app/identity/outbox'
import { saveSubscription } from '#app/premium/actions/save_subscription'
import { providers } from '#app/premium/providers/providers'
import { databaseTime } from '#app/core/database/database_time'
import { type SubscriptionKey } from '#app/premium/queries/subscriptions'
import type { SubscriptionSnapshot } from '#app/premium/provider_contract'

/** A provider's response about a subscription. */
export interface Snapshot {
  /** When the provider was called, by the database clock. */
  requestedAt: Date
  /** `null` for a subscription that does not exist or is not ours. */
  subscription: SubscriptionSnapshot | null
  /** Whether the provider says that it does not exist. */
  isMissing: boolean
}

/** Fetches a subscription from its provider. @throws `unavailable` */
export async function fetchSnapshot({
  provider,
  subscriptionId,
}: SubscriptionKey): Promise<Snapshot> {
  const requestedAt = await databaseTime()
  const vendor = providers[provider]
  const subscription = await vendor.fetchSubscription(subscriptionId)
  const isMissing = subscription === null && !(await vendor.exists(subscriptionId))
  return { requestedAt, subscription, isMissing }
}

/**
 * Saves a provider's response about a subscription.
 * @param evenIfPaid whether to end a subscription that no longer exists even during a paid period. Jobs must not do that: a
 * server with another account's API key would end every subscription.
 * @returns the member's id, and what changed, in words for operators
 */
export async function recordSnapshot(
  trx: TransactionClientContract,
  key: SubscriptionKey,
  { requestedAt, subscription, isMissing }: Snapshot,
  { evenIfPaid = false } = {}
): Promise<{ memberId: string | null; changes: string[] }> {
  if (subscription)
    return {
      memberId: subscription.memberId,
      changes: await saveSubscription(trx, subscription, requestedAt),
    }
  if (!isMissing) return { memberId: null, changes: [] }
  const { provider, subscriptionId } = key
  const [ended] = await queryRows<{ memberId: string | null }>(
    sql`
      UPDATE premium_subscriptions
      SET status = 'ended', next_charge_at = NULL, end_due_at = NULL, asked_at = ${requestedAt}
      WHERE provider = ${provider} AND subscription_id = ${subscriptionId}
        AND status IN ('pending', 'active', 'past_due') AND asked_at <= ${requestedAt}
        AND (${evenIfPaid} OR status = 'pending' OR period_end <= now())
      RETURNING user_id AS "memberId"
    `,
    trx
  )
  if (!ended) return { memberId: null, changes: [] }
  if (ended.memberId) await publish(trx, { topic: USER_TOPIC, key: ended.memberId })
  return { memberId: ended.memberId, changes: [`${subscriptionId} does not exist any more`] }
}

/** Fetches a subscription from its provider and saves it. @throws `unavailable` */
export async function syncSubscription(
  key: SubscriptionKey,
  options: { evenIfPaid?: boolean } = {}
): Promise<Snapshot> {
  const snapshot = await fetchSnapshot(key)
  await runInTransaction((trx) => recordSnapshot(trx, key, snapshot, options))
  return snapshot
}
