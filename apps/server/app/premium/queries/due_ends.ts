import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { claimDue, postpone, type Queue } from '#app/core/queue'
import { MINUTE_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import type { EndReason } from '#app/premium/actions/order_cancellations'
import type { PaymentProvider } from '#app/premium/rules'

export const ENDS: Queue = {
  table: 'premium_subscriptions',
  key: ['provider', 'subscription_id'],
  dueAt: 'end_due_at',
  attempts: 'end_attempts',
  leaseMs: MINUTE_MS,
}

export interface DueEnd {
  provider: PaymentProvider
  subscriptionId: string
  memberId: string | null
  because: EndReason
  attempts: number
}

/**
 * Schedules the end of canceled PayPal subscriptions whose period is over. They are only suspended at PayPal, where they could
 * be resumed at any time.
 */
export async function scheduleEndsAfterPeriod(): Promise<void> {
  await queryRows(sql`
    UPDATE premium_subscriptions SET end_because = 'period_over', end_due_at = now()
    WHERE provider = 'paypal' AND status = 'active' AND cancels AND period_end <= now()
      AND end_because IS NULL
  `)
}

/** Claims the next subscription that is due to end. */
export async function claimNextEnd(): Promise<DueEnd | undefined> {
  const [due] = await queryRows<DueEnd>(sql`
    WITH ${claimDue(ENDS)}
    SELECT provider, subscription_id AS "subscriptionId", user_id AS "memberId",
      end_because AS because, end_attempts AS attempts
    FROM claimed
  `)
  return due
}

/** Retries the end of a subscription later. */
export const postponeEnd = ({ provider, subscriptionId }: DueEnd, afterMs: number) =>
  postpone(ENDS, [provider, subscriptionId], afterMs)

/**
 * Marks a subscription as ended. A duplicate purchase is done only when nothing is left to refund.
 * @param isGone whether it no longer exists at its provider
 * @returns whether it is done
 */
export async function markEnded(
  trx: TransactionClientContract,
  { provider, subscriptionId, because }: DueEnd,
  isGone: boolean
): Promise<boolean> {
  const done = await queryRows(
    sql`
      UPDATE premium_subscriptions SET
        end_due_at = NULL,
        next_charge_at = CASE WHEN ${isGone} THEN NULL ELSE next_charge_at END,
        status = CASE WHEN ${isGone} THEN 'ended' ELSE status END
      WHERE provider = ${provider} AND subscription_id = ${subscriptionId}
        AND (${isGone} OR status NOT IN ('active', 'past_due'))
        AND (${because} <> 'paid_twice' OR NOT EXISTS (
          SELECT FROM premium_transactions AS payments
          WHERE payments.provider = ${provider} AND payments.subscription_id = ${subscriptionId}
            AND payments.type IN ('subscription', 'renewal') AND payments.status = 'completed'
        ))
      RETURNING 1
    `,
    trx
  )
  return done.length > 0
}
