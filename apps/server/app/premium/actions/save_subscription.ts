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
 * Saves a provider's snapshot of a subscription and updates the member's premium, in one transaction. Saving a snapshot twice
 * changes nothing, and an older snapshot does not overwrite a newer one, so webhooks may arrive in any order.
 * @param requestedAt when the provider was called, by the database clock
 * @returns what changed, in words for operators; empty when nothing did
 */
export async function saveSubscription(
  trx: TransactionClientContract,
  snapshot: SubscriptionSnapshot,
  requestedAt: Date
): Promise<string[]> {
  const [member] = await queryRows<{ id: string }>(
    sql`SELECT id FROM ${USERS} WHERE id = ${snapshot.memberId} FOR NO KEY UPDATE`,
    trx
  )
  if (!member) {
    logger.warn({ subscription: snapshot.subscriptionId }, 'a subscription of an unknown member')
    return []
  }
  const { changes: statusChanges, hasBegun } = await recordSubscription(trx, snapshot, requestedAt)
  const changes = [
    ...statusChanges,
    ...(await recordPayments(trx, snapshot)),
    ...(await cancelDisallowedSubscriptions(trx, snapshot, hasBegun)),
    ...(await updateMembership(trx, snapshot.memberId)),
  ]
  if (changes.length > 0) await publish(trx, { topic: USER_TOPIC, key: snapshot.memberId })
  return changes
}

interface RecordResult {
  changes: string[]
  /** Whether it is active now and was not before. */
  hasBegun: boolean
}

async function recordSubscription(
  trx: TransactionClientContract,
  snapshot: SubscriptionSnapshot,
  requestedAt: Date
): Promise<RecordResult> {
  const { provider, subscriptionId, memberId, plan, status, cancels, periodEnd, nextChargeAt } =
    snapshot
  const key = sql`provider = ${provider} AND subscription_id = ${subscriptionId}`
  const [before] = await queryRows<{ status: string; cancels: boolean; requestedAt: Date }>(
    sql`SELECT status, cancels, asked_at AS "requestedAt" FROM premium_subscriptions WHERE ${key}`,
    trx
  )
  if (before && before.requestedAt > requestedAt) return { changes: [], hasBegun: false }
  await queryRows(
    sql`
      INSERT INTO premium_subscriptions
        (provider, subscription_id, user_id, plan, status, cancels, period_end, next_charge_at,
          asked_at)
      VALUES (${provider}, ${subscriptionId}, ${memberId}, ${plan}, ${status}, ${cancels},
        ${periodEnd}, ${nextChargeAt}, ${requestedAt})
      ON CONFLICT (provider, subscription_id) DO UPDATE SET
        user_id = excluded.user_id, plan = excluded.plan, status = excluded.status,
        cancels = excluded.cancels, period_end = excluded.period_end,
        next_charge_at = excluded.next_charge_at, asked_at = excluded.asked_at
    `,
    trx
  )
  if (cancels && !before?.cancels)
    await recordMoneylessTransaction(trx, snapshot, 'cancellation', periodEnd)
  if (before?.cancels && !cancels && status === 'active') {
    await recordMoneylessTransaction(trx, snapshot, 'resumption', null)
  }
  const hasBegun = status === 'active' && before?.status !== 'active'
  if (before?.status === status && before.cancels === cancels) return { changes: [], hasBegun }
  return { changes: [`${subscriptionId} is ${status}${cancels ? ', to its end' : ''}`], hasBegun }
}

/**
 * Adds an entry without an amount to the member's payment history.
 * @param until when the paid period ends
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
  snapshot: SubscriptionSnapshot
): Promise<string[]> {
  const changes: string[] = []
  for (const [index, payment] of snapshot.payments.entries()) {
    if (!isAsSold(snapshot, payment)) continue
    const type = index === 0 ? 'subscription' : 'renewal'
    if (await recordPayment(trx, snapshot, payment, type)) {
      changes.push(`${payment.transactionId} is ${payment.status}`)
    }
    if (await recordRefund(trx, snapshot, payment)) {
      changes.push(`${payment.refunded} of ${payment.transactionId} is paid back`)
    }
  }
  return changes
}

/** Returns whether a payment has the plan's price. Any other payment grants nothing and is logged for operators. */
function isAsSold({ plan, subscriptionId }: SubscriptionSnapshot, payment: Payment): boolean {
  const { amount, currency, transactionId } = payment
  const isRight = amount === PLAN_PRICES[plan] && currency === PREMIUM_CURRENCY
  if (!isRight) {
    logger.error(
      { subscription: subscriptionId, transaction: transactionId, amount, currency },
      'a payment does not match the price of its plan'
    )
  }
  return isRight
}

/** Saves a payment. Its status only advances: failed, completed, refunded. @returns whether anything changed */
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
 * Adds an entry for the amount refunded since the last one. Providers report the total that was refunded of a payment.
 * @returns whether there was any
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
