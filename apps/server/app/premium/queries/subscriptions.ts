import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import type { PaymentProvider, PlanType, SubscriptionStatus } from '#app/premium/rules'
import { USERS } from '#app/identity/tables'

/** SQL condition: the provider may still charge for the subscription without the member's action. */
export const CAN_CHARGE = `(status = 'past_due' OR (status = 'active' AND NOT cancels))`
/** SQL condition: the subscription was canceled to the end of its period, which is not over. */
export const CAN_RESUME = `(status = 'active' AND cancels AND period_end > now() AND end_because IS NULL)`

/** Identifies a subscription by its provider's id. */
export interface SubscriptionKey {
  provider: PaymentProvider
  subscriptionId: string
}

export interface SubscriptionRow extends SubscriptionKey {
  plan: PlanType
  status: SubscriptionStatus
  cancels: boolean
  periodEnd: Date | null
  /** The next charge; `null` when the provider does not report one. */
  nextChargeAt: Date | null
  /** Whether it was canceled and its period has ended. A suspended PayPal subscription still exists then. */
  isOver: boolean
  /** Whether we are ending it. */
  isEnding: boolean
  canCharge: boolean
  canResume: boolean
}

export async function hasReceived(provider: PaymentProvider, eventId: string): Promise<boolean> {
  const rows = await queryRows(
    sql`SELECT 1 FROM webhook_events WHERE provider = ${provider} AND event_id = ${eventId}`
  )
  return rows.length > 0
}

/** Lists a member's subscriptions at the providers, latest first. */
export async function listUserSubscriptions(
  memberId: string,
  client?: QueryClientContract
): Promise<SubscriptionRow[]> {
  return queryRows<SubscriptionRow>(
    sql`
      SELECT provider, subscription_id AS "subscriptionId", plan, status, cancels,
        period_end AS "periodEnd", next_charge_at AS "nextChargeAt", cancels AND period_end <= now() AS "isOver",
        end_because IS NOT NULL AS "isEnding",
        ${rawSql(CAN_CHARGE)} AS "canCharge", ${rawSql(CAN_RESUME)} AS "canResume"
      FROM premium_subscriptions
      WHERE user_id = ${memberId} AND provider <> 'staff'
      ORDER BY created_at DESC, subscription_id
    `,
    client
  )
}

export interface Payer {
  email: string | null
  customerId: string | null
}

export async function findPayer(memberId: string): Promise<Payer | undefined> {
  const [payer] = await queryRows<Payer>(sql`
    SELECT email, stripe_customer_id AS "customerId" FROM ${USERS}
    WHERE id = ${memberId} AND deleted_at IS NULL
  `)
  return payer
}
