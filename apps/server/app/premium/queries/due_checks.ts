import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#app/core/time'
import type { MeasuredQueue } from '#app/core/observability/queue_metrics'
import { queryRows, sql } from '#app/core/database/sql'
import type { SubscriptionKey } from '#app/premium/queries/subscriptions'

/** Unpaid purchases older than this are no longer checked. PayPal never expires them by itself. */
const LONGEST_PENDING_SECONDS = 30 * DAY_SECONDS

/** Subscriptions whose state is to be fetched from their provider. */
export const CHECKS = {
  table: 'premium_subscriptions',
  dueAt: 'next_check_at',
  where: sql`
    status IN ('pending', 'active', 'past_due') AND provider <> 'staff'
    AND (status <> 'pending'
      OR created_at > now() - make_interval(secs => ${LONGEST_PENDING_SECONDS}))
  `,
} satisfies MeasuredQueue

/**
 * Claims the next subscription to check at its provider, and schedules its next check, so that a crash loses nothing. An unpaid
 * purchase is next checked after a delay equal to its age, but at least a minute and at most a day. A subscription that can be charged is checked
 * once a day, and around its next charge every hour until the charge is known.
 */
export async function claimNextCheck(): Promise<SubscriptionKey | undefined> {
  const [due] = await queryRows<SubscriptionKey>(sql`
    UPDATE premium_subscriptions SET
      next_check_at = CASE WHEN status = 'pending' THEN now() + make_interval(
          secs => least(${DAY_SECONDS}::float8,
            greatest(${MINUTE_SECONDS}::float8, extract(epoch FROM now() - created_at)::float8)))
        ELSE least(
          now() + make_interval(secs => ${DAY_SECONDS}),
          greatest(now(), coalesce(next_charge_at, period_end)) + make_interval(secs => ${HOUR_SECONDS}))
      END
    WHERE (provider, subscription_id) IN (
      SELECT provider, subscription_id FROM premium_subscriptions
      WHERE next_check_at <= now() AND ${CHECKS.where}
      ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING provider, subscription_id AS "subscriptionId"
  `)
  return due
}
