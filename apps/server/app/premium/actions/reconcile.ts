import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import { queryRows, sql } from '#app/core/database/sql'
import { fetchSnapshot, recordSnapshot } from '#app/premium/actions/sync_subscription'
import { isOffered, providers } from '#app/premium/providers/providers'
import type { SubscriptionKey } from '#app/premium/queries/subscriptions'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#app/premium/rules'

export interface Difference {
  provider: PaymentProvider
  subscriptionId: string
  memberId: string | null
  /** What had changed at the provider, in words for operators. */
  change: string
}

export interface Reconciliation {
  /** How many subscriptions were fetched from the providers. */
  checked: number
  differences: Difference[]
  /** Subscriptions that a provider did not return. Without an id, it did not return the list of subscriptions. */
  unanswered: { provider: PaymentProvider; subscriptionId: string | null }[]
}

/**
 * Fetches every subscription that the configured providers or we know of, and saves what we had missed, as webhooks would have
 * done.
 * @param isDry whether to report the differences without saving them
 */
export async function reconcile({ isDry }: { isDry: boolean }): Promise<Reconciliation> {
  const result: Reconciliation = { checked: 0, differences: [], unanswered: [] }
  for (const provider of PAYMENT_PROVIDERS) {
    const ids = new Set(await listKnownIds(provider))
    if (!isOffered(provider)) {
      for (const subscriptionId of ids) result.unanswered.push({ provider, subscriptionId })
      continue
    }
    const listed = await undefinedIfUnavailable(() => providers[provider].subscriptionIds())
    if (listed === undefined) result.unanswered.push({ provider, subscriptionId: null })
    for (const id of listed ?? []) ids.add(id)
    for (const subscriptionId of ids) {
      const one = { provider, subscriptionId }
      const found = await undefinedIfUnavailable(() => reconcileOne(one, isDry))
      if (found === undefined) result.unanswered.push(one)
      else result.differences.push(...found)
      result.checked++
    }
  }
  return result
}

/** Returns the result of a call; `undefined` when the provider does not answer. */
async function undefinedIfUnavailable<Answer>(
  call: () => Promise<Answer>
): Promise<Answer | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

async function listKnownIds(provider: PaymentProvider): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(sql`
    SELECT subscription_id AS id FROM premium_subscriptions
    WHERE provider = ${provider} ORDER BY created_at, subscription_id
  `)
  return rows.map(({ id }) => id)
}

async function reconcileOne(one: SubscriptionKey, isDry: boolean): Promise<Difference[]> {
  const snapshot = await fetchSnapshot(one)
  return runInTransaction(
    async (trx) => {
      const { memberId, changes } = await recordSnapshot(trx, one, snapshot)
      const { provider, subscriptionId } = one
      return changes.map((change) => ({ provider, subscriptionId, memberId, change }))
    },
    { isDryRun: isDry }
  )
}
