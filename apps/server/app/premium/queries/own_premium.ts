import { newestOf } from '#app/directory/queries/orders'
import {
  pageOf,
  type ListPage,
  type ListQuery,
  type Placed,
} from '#app/directory/queries/list_bots'
import { literally, rowsOf, sql } from '#app/directory/queries/sql'
import { PREMIUM_NOW } from '#app/identity/queries/in_force'
import type {
  PlanType,
  PremiumSource,
  SubscriptionStatus,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from '#app/premium/rules'

export interface OwnPremium {
  isPremium: boolean
  plan: PlanType | null
  expiresAt: Date | null
  provider: PremiumSource | null
  status: SubscriptionStatus | null
  cancels: boolean | null
  periodEnd: Date | null
}

/** What a member has, and the subscription that it comes from: the one that runs, or else the latest. */
export async function findOwnPremium(memberId: string): Promise<OwnPremium> {
  const [own] = await rowsOf<OwnPremium>(sql`
    SELECT ${literally(PREMIUM_NOW)} AS "isPremium", users.premium_type AS plan,
      users.premium_expires_at AS "expiresAt", latest.provider, latest.status, latest.cancels,
      latest.period_end AS "periodEnd"
    FROM users LEFT JOIN LATERAL (
      SELECT provider, cancels, period_end,
        CASE WHEN runs OR status <> 'active' THEN status ELSE 'ended' END AS status
      FROM premium_subscriptions CROSS JOIN LATERAL (
        SELECT status = 'active' AND end_because IS NULL
          AND (NOT cancels OR period_end > now()) AS runs
      ) AS now
      WHERE user_id = users.id AND end_because IS DISTINCT FROM 'account_deleted'
      ORDER BY runs DESC, created_at DESC LIMIT 1
    ) AS latest ON true
    WHERE users.id = ${memberId}
  `)
  return own!
}

export interface TransactionRow {
  id: number
  provider: PremiumSource
  type: (typeof TRANSACTION_TYPES)[number]
  amount: string
  currency: string
  status: (typeof TRANSACTION_STATUSES)[number]
  expiresAt: Date | null
  receiptUrl: string | null
  createdAt: Date
}

const LATEST = newestOf('premium_transactions', 'created_at')

/** What a member has paid, cancelled and got back, the latest first. */
export async function listTransactionsOf(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<TransactionRow>> {
  const rows = await rowsOf<Placed<TransactionRow>>(sql`
    SELECT id, provider, type, amount, currency, status, expires_at AS "expiresAt",
      receipt_url AS "receiptUrl", created_at AS "createdAt", ${LATEST.place} AS place
    FROM premium_transactions
    WHERE user_id = ${memberId} AND ${LATEST.after(LATEST.placeIn(cursor))}
    ORDER BY ${LATEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return pageOf(rows, LATEST, limit)
}
