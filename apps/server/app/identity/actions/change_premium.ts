import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, rawSql, sql } from '#app/core/database/sql'

/** Stores the member's Stripe customer, if there is one, and locks the member until the end of the transaction. */
export async function setStripeCustomer(
  trx: TransactionClientContract,
  memberId: string,
  customerId: string | null
) {
  await execute(
    sql`
      UPDATE users SET stripe_customer_id = coalesce(${customerId}, stripe_customer_id)
      WHERE id = ${memberId} AND deleted_at IS NULL
    `,
    trx
  )
}

/**
 * The last part of a statement whose CTE `settled` has a member's premium: `id`, `runs`, `plan`, `until`, and the
 * `provider` and `subscription_id` that pay for it. Returns `runs` and `until` if anything has changed.
 */
export const UPDATE_SETTLED_PREMIUM = rawSql(`
  UPDATE users SET
    is_premium = settled.runs,
    premium_type = settled.plan,
    premium_expires_at = settled.until,
    stripe_subscription_id =
      CASE WHEN settled.provider = 'stripe' THEN settled.subscription_id END,
    paypal_subscription_id =
      CASE WHEN settled.provider = 'paypal' THEN settled.subscription_id END
  FROM settled
  WHERE users.id = settled.id
    AND (users.is_premium, users.premium_type, users.premium_expires_at)
      IS DISTINCT FROM (settled.runs, settled.plan, settled.until)
  RETURNING users.is_premium AS runs, users.premium_expires_at AS until
`)
