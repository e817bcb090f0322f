import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HOUR_MS, SECOND_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { UPDATE_SETTLED_PREMIUM } from '#app/identity/actions/change_premium'
import { USERS } from '#app/identity/tables'

/** Providers charge for the next period up to two hours after the end of the last one. */
const RENEWAL_GRACE_SECONDS = (3 * HOUR_MS) / SECOND_MS

/**
 * Updates a member's premium. It lasts until the end of the last period that was paid or granted by staff, and not refunded.
 * Subscriptions grant nothing when their renewal has failed, when they were bought twice, or when the account is deleted.
 * @returns what changed for the member, in words for operators
 */
export async function updateMembership(
  trx: TransactionClientContract,
  memberId: string
): Promise<string[]> {
  const changed = await queryRows<{ runs: boolean; until: Date | null }>(
    sql`
      WITH paid AS (
        SELECT provider, subscription_id, subscriptions.plan,
          max(payments.expires_at) + CASE
            WHEN subscriptions.status = 'active' AND NOT subscriptions.cancels
              AND subscriptions.end_because IS NULL
            THEN make_interval(secs => ${RENEWAL_GRACE_SECONDS}) ELSE interval '0'
          END AS until
        FROM premium_subscriptions AS subscriptions
        JOIN premium_transactions AS payments USING (provider, subscription_id)
        WHERE subscriptions.user_id = ${memberId} AND subscriptions.status IN ('active', 'ended')
          AND (subscriptions.end_because IS NULL
            OR subscriptions.end_because IN ('period_over', 'refunded'))
          AND payments.type IN ('subscription', 'renewal') AND payments.status = 'completed'
        GROUP BY subscriptions.provider, subscriptions.subscription_id
      ), longest AS (
        SELECT * FROM paid WHERE until IS NOT NULL ORDER BY until DESC LIMIT 1
      ), settled AS (
        SELECT one.id, longest.plan, longest.until, longest.subscription_id, longest.provider,
          coalesce(longest.until > now(), false) AS runs
        FROM ${USERS} AS one LEFT JOIN longest ON true
        WHERE one.id = ${memberId} AND one.deleted_at IS NULL
      )
      ${UPDATE_SETTLED_PREMIUM}
    `,
    trx
  )
  return changed.map(({ runs, until }) =>
    runs ? `premium lasts until ${until!.toISOString()}` : 'premium has ended'
  )
}
