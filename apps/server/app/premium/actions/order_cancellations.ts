import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, sql } from '#app/core/database/sql'
import type { SubscriptionSnapshot } from '#app/premium/provider_contract'
import { USERS } from '#app/identity/tables'

/** Why we end a subscription. With `paid_twice` its payment is refunded too. */
export type EndReason = 'account_deleted' | 'paid_twice' | 'period_over' | 'refunded'

/**
 * Schedules the end of an active subscription that must not run: its account is deleted, its last payment was fully refunded,
 * or it began while another one of the member's was active, as when two checkouts were open and both were paid. A subscription
 * that was already scheduled to end, but is active or paid again, is scheduled again. A job carries it out.
 * @param hasBegun whether this snapshot is the first one in which it is active
 * @returns what it scheduled, in words for operators
 */
export async function cancelDisallowedSubscriptions(
  trx: TransactionClientContract,
  { provider, subscriptionId, memberId, payments: paid }: SubscriptionSnapshot,
  hasBegun: boolean
): Promise<string[]> {
  const isRefunded = paid.findLast(({ status }) => status !== 'failed')?.status === 'refunded'
  const scheduled = await queryRows<{ because: EndReason }>(
    sql`
      UPDATE premium_subscriptions AS one SET
        end_because = coalesce(one.end_because,
          CASE WHEN member.deleted_at IS NOT NULL THEN 'account_deleted'
            WHEN ${isRefunded} THEN 'refunded' ELSE 'paid_twice' END),
        end_due_at = now(), end_attempts = 0
      FROM ${USERS} AS member
      WHERE one.provider = ${provider} AND one.subscription_id = ${subscriptionId}
        AND member.id = one.user_id AND one.end_due_at IS NULL
        AND CASE
          WHEN one.end_because IS NOT NULL THEN one.status IN ('active', 'past_due')
            OR (one.end_because = 'paid_twice' AND EXISTS (
              SELECT FROM premium_transactions AS payments
              WHERE payments.provider = one.provider
                AND payments.subscription_id = one.subscription_id
                AND payments.type IN ('subscription', 'renewal') AND payments.status = 'completed'
            ))
          WHEN member.deleted_at IS NOT NULL OR ${isRefunded}
            THEN one.status IN ('active', 'past_due')
          ELSE ${hasBegun} AND EXISTS (
            SELECT FROM premium_subscriptions AS other
            WHERE other.user_id = one.user_id AND other.provider <> 'staff'
              AND (other.provider, other.subscription_id) <> (one.provider, one.subscription_id)
              AND other.status = 'active' AND other.end_because IS NULL
              AND (NOT other.cancels OR other.period_end > now())
          )
        END
      RETURNING one.end_because AS because
    `,
    trx
  )
  return scheduled.map(({ because }) => {
    logger.warn(
      { provider, subscription: subscriptionId, member: memberId, because },
      'a subscription is scheduled to end'
    )
    return `${subscriptionId} is to end: ${because.replaceAll('_', ' ')}`
  })
}

/** Schedules the end of all subscriptions of a member whose account is being deleted. Later webhooks grant nothing either. */
export async function cancelAllSubscriptions(trx: TransactionClientContract, memberId: string) {
  await queryRows(
    sql`
      UPDATE premium_subscriptions SET
        end_because = coalesce(end_because, 'account_deleted'),
        end_due_at = CASE
          WHEN provider <> 'staff' AND status NOT IN ('lapsed', 'ended')
            THEN coalesce(end_due_at, now())
          ELSE end_due_at
        END
      WHERE user_id = ${memberId}
    `,
    trx
  )
}
