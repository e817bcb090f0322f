import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/outbox/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import { USER_TOPIC } from '#app/identity/outbox'
import { USERS } from '#app/identity/tables'
import { cancelDisallowedSubscriptions } from '#app/premium/actions/order_cancellations'
import { updateMembership } from '#app/premium/actions/update_membership'
import type { SubscriptionKey } from '#app/premium/queries/subscriptions'
import { NOTHING_PAID, PLAN_PRICES, PREMIUM_CURRENCY } from '#app/premium/rules'
import type { Payment, SubscriptionSnapshot } from '#app/premium/provider_contract'

/**
 * Writes down what a provider says of a subscription, and what follows for its member, in one transaction. The same story
 * changes nothing twice, and one that was asked for earlier takes nothing back of one that was asked for later: so the
 * order in which webhooks come makes no difference.
 * @param askedAt when the provider was asked, by the database's clock
 * @returns what it changed, in words for operators; empty when all was known
 */
export async function saveSubscription(
  trx: TransactionClientContract,
  story: SubscriptionSnapshot,
  askedAt: Date
): Promise<string[]> {
  const [member] = await queryRows<{ id: string }>(
    sql`SELECT id FROM ${USERS} WHERE id = ${story.memberId} FOR NO KEY UPDATE`,
    trx
  )
  if (!member) {
    logger.warn(
      { subscription: story.subscriptionId },
      'a subscription of nobody who is known here'
    )
    return []
  }
  const { said, hasBegun } = await recordSubscription(trx, story, askedAt)
  const changes = [
    ...said,
    ...(await recordPayments(trx, story)),
    ...(await cancelDisallowedSubscriptions(trx, story, hasBegun)),
    ...(await updateMembership(trx, story.memberId)),
  ]
  if (changes.length > 0) await publish(trx, { topic: USER_TOPIC, key: story.memberId })
  return changes
}

interface Recorded {
  said: string[]
  /** Whether it runs now and did not before. */
  hasBegun: boolean
}

async function recordSubscription(
  trx: TransactionClientContract,
  story: SubscriptionSnapshot,
  askedAt: Date
): Promise<Recorded> {
  const { provider, subscriptionId, memberId, plan, status, cancels, periodEnd, nextChargeAt } =
    story
  const key = sql`provider = ${provider} AND subscription_id = ${subscriptionId}`
  const [before] = await queryRows<{ status: string; cancels: boolean; askedAt: Date }>(
    sql`SELECT status, cancels, asked_at AS "askedAt" FROM premium_subscriptions WHERE ${key}`,
    trx
  )
  if (before && before.askedAt > askedAt) return { said: [], hasBegun: false }
  await queryRows(
    sql`
      INSERT INTO premium_subscriptions
        (provider, subscription_id, user_id, plan, status, cancels, period_end, next_charge_at,
          asked_at)
      VALUES (${provider}, ${subscriptionId}, ${memberId}, ${plan}, ${status}, ${cancels},
        ${periodEnd}, ${nextChargeAt}, ${askedAt})
      ON CONFLICT (provider, subscription_id) DO UPDATE SET
        user_id = excluded.user_id, plan = excluded.plan, status = excluded.status,
        cancels = excluded.cancels, period_end = excluded.period_end,
        next_charge_at = excluded.next_charge_at, asked_at = excluded.asked_at
    `,
    trx
  )
  if (cancels && !before?.cancels)
    await recordMoneylessTransaction(trx, story, 'cancellation', periodEnd)
  if (before?.cancels && !cancels && status === 'active') {
    await recordMoneylessTransaction(trx, story, 'resumption', null)
  }
  const hasBegun = status === 'active' && before?.status !== 'active'
  if (before?.status === status && before.cancels === cancels) return { said: [], hasBegun }
  return { said: [`${subscriptionId} is ${status}${cancels ? ', to its end' : ''}`], hasBegun }
}

/**
 * Adds a line to the member's payments that is about no money.
 * @param until when what was paid for ends by it
 */
export async function recordMoneylessTransaction(
  trx: TransactionClientContract,
  { provider, subscriptionId, memberId }: SubscriptionKey & { memberId: string },
  type: 'cancellation' | 'resumption',
  until: Date | null
) {
  await queryRows(
    sql`
      INSERT INTO premium_transactions
        (user_id, provider, type, amount, currency, subscription_id, status, expires_at)
      VALUES (${memberId}, ${provider}, ${type}, ${NOTHING_PAID}, ${PREMIUM_CURRENCY},
        ${subscriptionId}, 'completed', ${until})
    `,
    trx
  )
}

async function recordPayments(
  trx: TransactionClientContract,
  story: SubscriptionSnapshot
): Promise<string[]> {
  const changes: string[] = []
  for (const [index, payment] of story.payments.entries()) {
    if (!isAsSold(story, payment)) continue
    const type = index === 0 ? 'subscription' : 'renewal'
    if (await recordPayment(trx, story, payment, type)) {
      changes.push(`${payment.transactionId} is ${payment.status}`)
    }
    if (await recordRefund(trx, story, payment)) {
      changes.push(`${payment.refunded} of ${payment.transactionId} is paid back`)
    }
  }
  return changes
}

/** What was paid must be what the plan costs. Anything else gives nothing, and somebody looks at it. */
function isAsSold({ plan, subscriptionId }: SubscriptionSnapshot, payment: Payment): boolean {
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
  { provider, subscriptionId, memberId }: SubscriptionSnapshot,
  { transactionId, amount, currency, status, at, periodEnd, receiptUrl }: Payment,
  type: 'subscription' | 'renewal'
): Promise<boolean> {
  const expiresAt = status === 'failed' ? null : periodEnd
  const rows = await queryRows(
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

/**
 * Adds a line for what was given back since the last one: providers tell how much of a payment was given back in all.
 * @returns whether there was anything
 */
async function recordRefund(
  trx: TransactionClientContract,
  { provider, subscriptionId, memberId }: SubscriptionSnapshot,
  { transactionId, currency, refunded }: Payment
): Promise<boolean> {
  if (refunded === NOTHING_PAID) return false
  const first = `refund of ${transactionId}`
  const rows = await queryRows(
    sql`
      WITH known AS (
        SELECT coalesce(sum(amount::numeric), 0) AS total FROM premium_transactions
        WHERE provider = ${provider} AND type = 'refund'
          AND (transaction_id = ${first} OR starts_with(transaction_id, ${`${first}, `}))
      )
      INSERT INTO premium_transactions
        (user_id, provider, type, amount, currency, transaction_id, subscription_id, status)
      SELECT ${memberId}, ${provider}, 'refund', (${refunded}::numeric - known.total)::text,
        ${currency},
        CASE WHEN known.total = 0 THEN ${first} ELSE ${`${first}, ${refunded} in all`} END,
        ${subscriptionId}, 'completed'
      FROM known WHERE ${refunded}::numeric > known.total
      ON CONFLICT (provider, transaction_id) DO NOTHING
      RETURNING id
    `,
    trx
  )
  return rows.length > 0
}
