import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf, sql } from '#app/directory/queries/sql'
import type { PaymentProvider, PlanType, SubscriptionStatus } from '#app/premium/rules'

export interface SubscriptionRow {
  provider: PaymentProvider
  subscriptionId: string
  plan: PlanType
  status: SubscriptionStatus
  cancels: boolean
  periodEnd: Date | null
  /** Whether that was cancelled and its period has ended: what PayPal calls suspended goes on being there then. */
  isOver: boolean
  /** Whether we end it, so that nothing more is begun with it. */
  isEnding: boolean
}

/** This moment, by the clock that decides. */
export async function databaseTime(): Promise<Date> {
  const [row] = await rowsOf<{ now: Date }>(sql`SELECT clock_timestamp() AS now`)
  return row!.now
}

export async function hasReceived(provider: PaymentProvider, eventId: string): Promise<boolean> {
  const rows = await rowsOf(
    sql`SELECT 1 FROM webhook_events WHERE provider = ${provider} AND event_id = ${eventId}`
  )
  return rows.length > 0
}

/** A member's subscriptions at the providers, the latest first. */
export async function subscriptionsOf(
  memberId: string,
  client?: QueryClientContract
): Promise<SubscriptionRow[]> {
  return rowsOf<SubscriptionRow>(
    sql`
      SELECT provider, subscription_id AS "subscriptionId", plan, status, cancels,
        period_end AS "periodEnd", cancels AND period_end <= now() AS "isOver",
        end_because IS NOT NULL AS "isEnding"
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
  const [payer] = await rowsOf<Payer>(sql`
    SELECT email, stripe_customer_id AS "customerId" FROM users
    WHERE id = ${memberId} AND deleted_at IS NULL
  `)
  return payer
}
