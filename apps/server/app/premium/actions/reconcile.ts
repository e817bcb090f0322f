import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Failure } from '#app/core/errors'
import { rowsOf, sql } from '#app/directory/queries/sql'
import { recordStory } from '#app/premium/actions/record_story'
import { isOffered, providers } from '#app/premium/providers/providers'
import { databaseTime } from '#app/premium/queries/subscriptions'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#app/premium/rules'
import type { SubscriptionStory } from '#app/premium/story'

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

interface Known {
  provider: PaymentProvider
  subscriptionId: string
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
  const rows = await rowsOf<{ id: string }>(sql`
    SELECT subscription_id AS id FROM premium_subscriptions
    WHERE provider = ${provider} ORDER BY created_at, subscription_id
  `)
  return rows.map(({ id }) => id)
}

async function reconcileOne(one: Known, isDry: boolean): Promise<Difference[]> {
  const askedAt = await databaseTime()
  const story = await providers[one.provider].story(one.subscriptionId)
  return inTransaction(isDry, async (trx) => {
    const { memberId, changes } = story
      ? await recorded(trx, story, askedAt)
      : await forgotten(trx, one)
    const { provider, subscriptionId } = one
    return changes.map((change) => ({ provider, subscriptionId, memberId, change }))
  })
}

async function inTransaction<Result>(
  isDry: boolean,
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  const trx = await db.transaction()
  try {
    const result = await work(trx)
    await (isDry ? trx.rollback() : trx.commit())
    return result
  } catch (error) {
    await trx.rollback()
    throw error
  }
}

async function recorded(trx: TransactionClientContract, story: SubscriptionStory, askedAt: Date) {
  return { memberId: story.memberId, changes: await recordStory(trx, story, askedAt) }
}

/** A purchase that was begun and never paid, of which its provider knows nothing any more. */
async function forgotten(
  trx: TransactionClientContract,
  { provider, subscriptionId }: Known
): Promise<{ memberId: string | null; changes: string[] }> {
  const [row] = await rowsOf<{ memberId: string | null }>(
    sql`
      UPDATE premium_subscriptions SET status = 'ended'
      WHERE provider = ${provider} AND subscription_id = ${subscriptionId} AND status = 'pending'
      RETURNING user_id AS "memberId"
    `,
    trx
  )
  if (!row) return { memberId: null, changes: [] }
  return { memberId: row.memberId, changes: [`${subscriptionId} is gone, and was never paid`] }
}
