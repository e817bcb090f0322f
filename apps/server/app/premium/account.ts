import { queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'
import { cancelAllSubscriptions } from '#app/premium/actions/order_cancellations'

export const subscriptionsAccount: AccountModule = {
  name: 'subscriptions',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT provider, subscription_id AS "subscriptionId", plan, status, cancels,
          period_end AS "periodEnd", next_charge_at AS "nextChargeAt", created_at AS "createdAt"
        FROM premium_subscriptions WHERE user_id = ${memberId} ORDER BY created_at, subscription_id
      `,
      client
    ),
}

export const paymentsAccount: AccountModule = {
  name: 'payments',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT provider, type, amount, currency, transaction_id AS "transactionId",
          subscription_id AS "subscriptionId", status, expires_at AS "expiresAt",
          created_at AS "createdAt"
        FROM premium_transactions WHERE user_id = ${memberId} ORDER BY id
      `,
      client
    ),
  onAccountDeletion: (trx, { memberId }) => cancelAllSubscriptions(trx, memberId),
}
