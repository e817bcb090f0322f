import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HOUR_MS, SECOND_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { UPDATE_SETTLED_PREMIUM } from '#app/identity/actions/change_premium'
import { USERS } from '#app/identity/tables'

/** Providers ask for the next period's money up to an hour or two after the last one's end. */
const RENEWAL_GRACE_SECONDS = (3 * HOUR_MS) / SECOND_MS

/**
 * Premium lasts to the end of the last period that was paid, or granted by the staff, and not given back. Of a subscription
 * whose renewal failed it has ended; one that was bought twice, or by an account that is deleted since, gives none.
 * @returns what changed for the member
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
