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
  /** What the provider knows and we did not, in words. */
  change: string
}

export interface Reconciliation {
  /** Subscriptions that the providers were asked for. */
  asked: number
  differences: Difference[]
  /** Of which a provider said nothing; without an id it could not say which there are. */
  unanswered: { provider: PaymentProvider; subscriptionId: string | null }[]
}

/**
 * Asks the providers that the site has settings of for every subscription that they or we know of, and writes down what we had missed, as its webhooks
 * would have done.
 * @param isDry whether it only tells what it would write down
 */
export async function reconcile({ isDry }: { isDry: boolean }): Promise<Reconciliation> {
  const result: Reconciliation = { asked: 0, differences: [], unanswered: [] }
  for (const provider of PAYMENT_PROVIDERS) {
    const ids = new Set(await knownIdsOf(provider))
    if (!isOffered(provider)) {
      for (const subscriptionId of ids) result.unanswered.push({ provider, subscriptionId })
      continue
    }
    const named = await unlessDown(() => providers[provider].subscriptionIds())
    if (named === undefined) result.unanswered.push({ provider, subscriptionId: null })
    for (const id of named ?? []) ids.add(id)
    for (const subscriptionId of ids) {
      const one = { provider, subscriptionId }
      const found = await unlessDown(() => reconcileOne(one, isDry))
      if (found === undefined) result.unanswered.push(one)
      else result.differences.push(...found)
      result.asked++
    }
  }
  return result
}

/** @returns `undefined` when the provider does not answer */
async function unlessDown<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

async function knownIdsOf(provider: PaymentProvider): Promise<string[]> {
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
