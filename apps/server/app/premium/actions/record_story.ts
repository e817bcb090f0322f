import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/outbox/outbox'
import { HOUR_MS, SECOND_MS } from '#app/core/time'
import { rowsOf, sql } from '#app/directory/queries/sql'
import { USER_TOPIC } from '#app/identity/outbox'
import { PLAN_PRICES, PREMIUM_CURRENCY } from '#app/premium/rules'
import type { Payment, SubscriptionStory } from '#app/premium/story'

/** Providers ask for the next period's money up to an hour or two after the last one's end. */
const RENEWAL_GRACE_SECONDS = (3 * HOUR_MS) / SECOND_MS
const NOTHING_PAID = '0.00'

/**
 * Writes down what a provider says of a subscription, and what follows for its member, in one transaction. The same story
 * changes nothing twice, and one that was asked for earlier takes nothing back of one that was asked for later: so the
 * order in which webhooks come makes no difference.
 * @param askedAt when the provider was asked, by the database's clock
 * @returns what it changed, in words for operators; empty when all was known
 */
export async function recordStory(
  trx: TransactionClientContract,
  story: SubscriptionStory,
  askedAt: Date
): Promise<string[]> {
  const [member] = await rowsOf<{ id: string }>(
    sql`SELECT id FROM users WHERE id = ${story.memberId} FOR NO KEY UPDATE`,
    trx
  )
  if (!member) {
    logger.warn(
      { subscription: story.subscriptionId },
      'a subscription of nobody who is known here'
    )
    return []
  }
  const changes = [
    ...(await recordSubscription(trx, story, askedAt)),
    ...(await recordPayments(trx, story)),
  ]
  changes.push(...(await settleMembership(trx, story.memberId)))
  if (changes.length > 0) await publish(trx, { topic: USER_TOPIC, key: story.memberId })
  return changes
}

async function recordSubscription(
  trx: TransactionClientContract,
  story: SubscriptionStory,
  askedAt: Date
): Promise<string[]> {
  const { provider, subscriptionId, memberId, plan, status, cancels, periodEnd } = story
  const key = sql`provider = ${provider} AND subscription_id = ${subscriptionId}`
  const [before] = await rowsOf<{ status: string; cancels: boolean; askedAt: Date }>(
    sql`SELECT status, cancels, asked_at AS "askedAt" FROM premium_subscriptions WHERE ${key}`,
    trx
  )
  if (before && before.askedAt > askedAt) return []
  await rowsOf(
    sql`
      INSERT INTO premium_subscriptions
        (provider, subscription_id, user_id, plan, status, cancels, period_end, asked_at)
      VALUES (${provider}, ${subscriptionId}, ${memberId}, ${plan}, ${status}, ${cancels},
        ${periodEnd}, ${askedAt})
      ON CONFLICT (provider, subscription_id) DO UPDATE SET
        user_id = excluded.user_id, plan = excluded.plan, status = excluded.status,
        cancels = excluded.cancels, period_end = excluded.period_end, asked_at = excluded.asked_at
    `,
    trx
  )
  if (cancels && !before?.cancels) await recordCancellation(trx, story)
  if (before?.status === status && before.cancels === cancels) return []
  return [`${subscriptionId} is ${status}${cancels ? ', to its end' : ''}`]
}

async function recordCancellation(trx: TransactionClientContract, story: SubscriptionStory) {
  const { provider, subscriptionId, memberId, periodEnd } = story
  await rowsOf(
    sql`
      INSERT INTO premium_transactions
        (user_id, provider, type, amount, currency, subscription_id, status, expires_at)
      VALUES (${memberId}, ${provider}, 'cancellation', ${NOTHING_PAID}, ${PREMIUM_CURRENCY},
        ${subscriptionId}, 'completed', ${periodEnd})
    `,
    trx
  )
}

async function recordPayments(
  trx: TransactionClientContract,
  story: SubscriptionStory
): Promise<string[]> {
  const changes: string[] = []
  for (const [index, payment] of story.payments.entries()) {
    if (!isAsSold(story, payment)) continue
    const type = index === 0 ? 'subscription' : 'renewal'
    if (await recordPayment(trx, story, payment, type)) {
      changes.push(`${payment.transactionId} is ${payment.status}`)
    }
    if (payment.status === 'refunded') await recordRefund(trx, story, payment)
  }
  return changes
}

/** What was paid must be what the plan costs. Anything else gives nothing, and somebody looks at it. */
function isAsSold({ plan, subscriptionId }: SubscriptionStory, payment: Payment): boolean {
  const { amount, currency, transactionId } = payment
  const isRight = amount === PLAN_PRICES[plan] && currency === PREMIUM_CURRENCY
  if (!isRight) {
    logger.error(
      { subscription: subscriptionId, transaction: transactionId, amount, currency },
      'a payment is not what its plan costs'
    )
  }
  return isRight
}

/** A payment goes on from failed over completed to refunded, and never back. @returns whether anything was new */
async function recordPayment(
  trx: TransactionClientContract,
  { provider, subscriptionId, memberId }: SubscriptionStory,
  { transactionId, amount, currency, status, at, periodEnd, receiptUrl }: Payment,
  type: 'subscription' | 'renewal'
): Promise<boolean> {
  const expiresAt = status === 'failed' ? null : periodEnd
  const rows = await rowsOf(
    sql`
      INSERT INTO premium_transactions AS known
        (user_id, provider, type, amount, currency, transaction_id, subscription_id, status,
          expires_at, receipt_url, created_at)
      VALUES (${memberId}, ${provider}, ${type}, ${amount}, ${currency}, ${transactionId},
        ${subscriptionId}, ${status}, ${expiresAt}, ${receiptUrl}, ${at})
      ON CONFLICT (provider, transaction_id) DO UPDATE SET
        status = excluded.status,
        expires_at = coalesce(known.expires_at, excluded.expires_at),
        receipt_url = excluded.receipt_url
      WHERE (known.status IN ('pending', 'failed') AND excluded.status IN ('completed', 'refunded'))
        OR (known.status = 'completed' AND excluded.status = 'refunded')
      RETURNING id
    `,
    trx
  )
  return rows.length > 0
}

async function recordRefund(
  trx: TransactionClientContract,
  { provider, subscriptionId, memberId }: SubscriptionStory,
  { transactionId, amount, currency }: Payment
) {
  await rowsOf(
    sql`
      INSERT INTO premium_transactions
        (user_id, provider, type, amount, currency, transaction_id, subscription_id, status)
      VALUES (${memberId}, ${provider}, 'refund', ${amount}, ${currency},
        ${`refund of ${transactionId}`}, ${subscriptionId}, 'completed')
      ON CONFLICT (provider, transaction_id) DO NOTHING
    `,
    trx
  )
}

/**
 * Premium lasts to the end of the last period that was paid and not given back; of a subscription whose renewal failed
 * it has ended.
 * @returns what changed for the member
 */
export async function settleMembership(
  trx: TransactionClientContract,
  memberId: string
): Promise<string[]> {
  const changed = await rowsOf<{ until: Date | null }>(
    sql`
      WITH paid AS (
        SELECT provider, subscription_id, subscriptions.plan,
          max(payments.expires_at) + CASE
            WHEN subscriptions.status = 'active' AND NOT subscriptions.cancels
            THEN make_interval(secs => ${RENEWAL_GRACE_SECONDS}) ELSE interval '0'
          END AS until
        FROM premium_subscriptions AS subscriptions
        JOIN premium_transactions AS payments USING (provider, subscription_id)
        WHERE subscriptions.user_id = ${memberId} AND subscriptions.status IN ('active', 'ended')
          AND payments.type IN ('subscription', 'renewal') AND payments.status = 'completed'
        GROUP BY subscriptions.provider, subscriptions.subscription_id
      ), longest AS (
        SELECT * FROM paid WHERE until IS NOT NULL ORDER BY until DESC LIMIT 1
      ), settled AS (
        SELECT one.id, longest.plan, longest.until,
          longest.subscription_id, longest.provider
        FROM users AS one LEFT JOIN longest ON true
        WHERE one.id = ${memberId} AND one.deleted_at IS NULL
      )
      UPDATE users SET
        is_premium = settled.until IS NOT NULL,
        premium_type = settled.plan,
        premium_expires_at = settled.until,
        stripe_subscription_id =
          CASE WHEN settled.provider = 'stripe' THEN settled.subscription_id END,
        paypal_subscription_id =
          CASE WHEN settled.provider = 'paypal' THEN settled.subscription_id END
      FROM settled
      WHERE users.id = settled.id
        AND (users.is_premium, users.premium_type, users.premium_expires_at)
          IS DISTINCT FROM (settled.until IS NOT NULL, settled.plan, settled.until)
      RETURNING users.premium_expires_at AS until
    `,
    trx
  )
  return changed.map(({ until }) =>
    until ? `premium lasts until ${until.toISOString()}` : 'premium has ended'
  )
}
